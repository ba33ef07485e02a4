package preflight.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.contract.Answer;
import preflight.contract.CheckAnswer;
import preflight.contract.CheckAnswer.AiDetectionSection;
import preflight.contract.CheckAnswer.CitationsSection;
import preflight.contract.CheckAnswer.SourceQualitySection;
import preflight.contract.DetectAnswer;
import preflight.contract.Issue;
import preflight.contract.IssueParams;
import preflight.contract.MatchedPaper;
import preflight.contract.ReferenceEntry;
import preflight.contract.VerificationSummary;
import preflight.contract.VerifyAnswer;
import preflight.work.CslItem;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;

class ToolResultTextTest {
    private static final CslItem CSL = CslItem.of(new Work(
            "https://doi.org/10.1000/1",
            "book",
            "A book",
            List.of(),
            List.of(PersonName.of("Smith", "A.")),
            List.of(),
            2020,
            null,
            null,
            null,
            null,
            new Identifiers(null, null, null, List.of()),
            null,
            List.of(),
            false,
            null));
    private static final ReferenceEntry VERIFIED = new ReferenceEntry(
            "A", "verified", "title_exact", new MatchedPaper("https://doi.org/10.1000/1", CSL), null, "A book", null);
    private static final ReferenceEntry UNCERTAIN = new ReferenceEntry(
            "B", "uncertain", "identifier", new MatchedPaper("https://doi.org/10.1000/1", CSL), null, "A book", null);
    private static final ReferenceEntry OFF_INDEX =
            new ReferenceEntry("C", "off_index", "parsed", null, CSL, null, "A similar book");
    private static final Issue RETRACTED = new Issue(
            "retracted_source",
            "integrity",
            "It was shown [1].",
            "https://doi.org/10.1000/1",
            new IssueParams(Map.of("reference_number", 1)),
            "Retracted in 2020.");

    @Test
    void listsTheMostSeriousFindingsFirst() {
        VerificationSummary counts = new VerificationSummary(3, 1, 1, 1, 0, 2);

        assertThat(text(new VerifyAnswer(List.of(VERIFIED, OFF_INDEX, UNCERTAIN), counts)))
                .containsExactly(
                        "References: 1 of 3 verified, 1 uncertain, 1 off_index, 0 unparseable.",
                        "off_index means only that this index could not confirm the work, not that it does not exist.",
                        "Findings, the most serious first:",
                        "- Reference 3 is uncertain (basis identifier): \"B\". The index has \"A book\","
                                + " https://doi.org/10.1000/1: compare title, authors and year.",
                        "- Reference 2 is off_index (basis parsed): \"C\". A similar title, not a match: \"A similar book\".");
    }

    @Test
    void namesTheSectionsThatWereNotChecked() {
        CheckAnswer answer = new CheckAnswer(
                new CitationsSection("failed", "No index.", new VerificationSummary(0, 0, 0, 0, 0, 0), List.of()),
                new AiDetectionSection("skipped", "The text is empty.", null, 0, 0, List.of()),
                new SourceQualitySection("ok", null, 1, List.of(RETRACTED)),
                8);

        assertThat(text(answer))
                .containsExactly(
                        "References: failed, not checked. No index.",
                        "Source quality: 1 works examined, 1 issues.",
                        "AI writing: skipped, not checked. The text is empty.",
                        "Credits charged: 8",
                        "Findings, the most serious first:",
                        "- Reference 1, https://doi.org/10.1000/1: retracted_source: Retracted in 2020."
                                + " Cited in: \"It was shown [1].\".");
    }

    @Test
    void neverTakesAVerdictForAProof() {
        assertThat(text(new DetectAnswer("safe", 3, 0, 11, List.of())))
                .containsExactly(
                        "AI writing: verdict safe, 0 of 3 paragraphs flagged."
                                + " This is not a proof that a human wrote the text.",
                        "Credits charged: 11");
        assertThat(text(new DetectAnswer("risk", 3, 1, 11, List.of())).getFirst())
                .endsWith("This is a hint to look at the sentences, not a proof.");
    }

    @Test
    void limitsTheNumberOfFindings() {
        List<ReferenceEntry> entries = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            entries.add(UNCERTAIN);
        }

        assertThat(text(new VerifyAnswer(entries, new VerificationSummary(30, 0, 30, 0, 0, 30))))
                .hasSize(2 + ToolResultText.MAX_FINDINGS + 1)
                .endsWith("10 more findings are left out here; all are in the structured content.");
    }

    @Test
    void shortensALongQuote() {
        Issue sentence = new Issue("likely", "likely", "word\n".repeat(100), null, new IssueParams(Map.of()), null);

        assertThat(text(new DetectAnswer("risk", 3, 1, 11, List.of(sentence))).getLast())
                .startsWith("- likely AI-written: \"word word")
                .endsWith("…\"")
                .hasSizeLessThan(200);
    }

    private static List<String> text(Answer answer) {
        return ToolResultText.of(answer).lines().toList();
    }
}
