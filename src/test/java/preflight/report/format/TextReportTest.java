package preflight.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import preflight.report.CheckedFile;
import preflight.report.Report;
import preflight.report.finding.ReportBuilder;

class TextReportTest {
    private static final String TERMINAL_ATTACK = "\u001b[2J\u001b]0;owned\u0007\u009b31m\u202egnitseretni\rgone";

    private ObjectNode answer;

    @BeforeEach
    void readAnswer() throws IOException {
        try (InputStream in = TextReportTest.class.getResourceAsStream("answer.json")) {
            answer = (ObjectNode) new ObjectMapper().readTree(in);
        }
    }

    @Test
    void summarisesEverySectionAndThePrice() {
        assertThat(report())
                .contains("Sources          4 verified references examined, 4 findings")
                .contains("References       6 checked: 2 verified, 2 uncertain, 1 not in the index, 1 unreadable")
                .contains("AI writing       caution: 1 of 9 paragraphs flagged")
                .contains("Credits          38 charged");
    }

    @Test
    void showsTheGravestFindingFirst() {
        assertThat(report())
                .containsSubsequence("RETRACTED", "CONCERN", "PUBLISHED SINCE", "SELDOM CITED")
                .containsSubsequence(
                        "Reference 4\n",
                        "Reference 3\n",
                        "NOT IN INDEX",
                        "Reference 5\n",
                        "UNREADABLE",
                        "Reference 6\n");
    }

    @Test
    void showsAnIssueWithItsSentenceAndItsLinks() {
        assertThat(report())
                .contains("cited in         One group reported a link [1].")
                .contains("work             https://doi.org/10.1016/s0140-6736(97)11096-0")
                .contains(
                        "notice           https://doi.org/10.1016/s0140-6736(10)60175-4, 2010-02-06, retraction-watch")
                .contains("cite instead     https://doi.org/10.7554/elife.32822")
                .contains("known citations  0");
    }

    @Test
    void setsTheSubmittedReferenceAgainstTheMatchedTitle() {
        assertThat(report())
                .contains("submitted        Sorensen, T. (2022). Automated screening of bibliographies.")
                .contains("matched          Deep learning")
                .contains("https://doi.org/10.1038/nature14539");
    }

    @Test
    void warnsAgainstCitingANearMiss() {
        assertThat(report())
                .containsSubsequence("near miss        Fast and accurate short read alignment", "DO NOT CITE THIS");
    }

    @Test
    void neverCallsAReferenceItDidNotFindInvented() {
        assertThat(report())
                .contains("that does not mean that it does not exist.")
                .doesNotContainIgnoringCase("fabricat")
                .doesNotContainIgnoringCase("fake")
                .doesNotContainIgnoringCase("invented");
    }

    @Test
    void showsTheSentencesOfAParagraphTogetherAndTheLikelyOnesFirst() {
        assertThat(report())
                .containsSubsequence("LIKELY", "The likely sentence.", "POSSIBLY", "The possible sentence.");
    }

    @Test
    void saysOfAFlagWhatItOwesToTheParagraphsAround() {
        assertThat(report()).doesNotContain("The paragraphs around it");

        for (JsonNode issue : answer.at("/aiDetection/issues")) {
            ((ObjectNode) issue.path("params")).withArray("reasons").addObject().put("code", "surrounding_paragraphs");
        }

        assertThat(report()).containsOnlyOnce("The likely sentence.").contains("The paragraphs around it");
    }

    @Test
    void showsAFindingWhoseCodeItDoesNotKnow() {
        ((ObjectNode) answer.at("/sourceQuality/issues/0")).put("code", "predatory_journal");

        assertThat(report()).contains("PREDATORY JOURNAL");
    }

    @Test
    void saysThatAFailedSectionIsUnknownAndNotClean() {
        answer.set("aiDetection", failed("The detection service did not respond."));
        answer.set("citations", failed("A look-up failed."));
        answer.set("sourceQuality", failed("The references could not be verified."));

        assertThat(report())
                .containsSubsequence("x FAILED           Sources", "The references could not be verified.")
                .containsSubsequence("x FAILED           References", "A look-up failed.")
                .containsSubsequence("x FAILED           AI writing", "The detection service did not respond.")
                .contains("AI writing       FAILED: nothing is known")
                .contains("References       FAILED: nothing is known")
                .contains("Sources          FAILED: nothing is known")
                .doesNotContain("\n  + ");
    }

    @Test
    void saysWhyASectionWasSkipped() {
        answer.set("sourceQuality", section("skipped", "No reference was verified."));

        assertThat(report()).contains("- Sources          not looked at: No reference was verified.");
    }

    @Test
    void textOfOthersCannotReachTheTerminal() {
        poison();

        assertThat(report())
                .doesNotContain("\u001b", "\u0007", "\u009b", "\u202e", "\r")
                .contains("\\u{001b}[2J", "\\u{202e}gnitseretni gone");
        assertThat(new TextReport(AnsiColors.COLORED).render(of(answer)).replaceAll("\u001b\\[[0-9;]*m", ""))
                .doesNotContain("\u001b")
                .isEqualTo(new TextReport(AnsiColors.PLAIN).render(of(answer)));
    }

    @Test
    void keepsWithinItsColumns() {
        ((ObjectNode) answer.at("/citations/results/3"))
                .put("text", "深度学习".repeat(60) + " " + "https://example.org/" + "a".repeat(250));

        assertThat(report().lines())
                .allSatisfy(line ->
                        assertThat(PrintableText.columns(line)).as(line).isLessThanOrEqualTo(TextReport.COLUMNS));
    }

    @Test
    void coloursOnlyWhenAsked() {
        assertThat(report()).doesNotContain("\u001b");
        assertThat(new TextReport(AnsiColors.COLORED).render(of(answer))).contains("\u001b[1;31mx RETRACTED");
    }

    private static Report of(ObjectNode answer) {
        try {
            return ReportBuilder.build(CheckedFile.named("answer.json"), List.of(answer));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String report() {
        return new TextReport(AnsiColors.PLAIN).render(of(answer)).replace(System.lineSeparator(), "\n");
    }

    private void poison() {
        for (JsonNode result : answer.at("/citations/results")) {
            ((ObjectNode) result).put("text", TERMINAL_ATTACK);
            ((ObjectNode) result).put("matchedTitle", TERMINAL_ATTACK);
        }
        for (String issues : new String[] {"/sourceQuality/issues", "/aiDetection/issues"}) {
            for (JsonNode issue : (ArrayNode) answer.at(issues)) {
                ((ObjectNode) issue).put("anchor", TERMINAL_ATTACK);
                ((ObjectNode) issue).put("code", TERMINAL_ATTACK);
                ((ObjectNode) issue).put("message", TERMINAL_ATTACK);
            }
        }
    }

    private static ObjectNode failed(String reason) {
        return section("failed", reason);
    }

    private static ObjectNode section(String status, String reason) {
        ObjectNode section = new ObjectMapper().createObjectNode();
        return section.put("status", status).put("reason", reason).put("checked", 0);
    }
}
