package preflight.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import preflight.report.CheckedFile;
import preflight.report.Report;
import preflight.report.ReportFinding;
import preflight.report.finding.ReportBuilder;

/** The forms for browsers, spreadsheets and pipelines. */
class ReportFormatsTest {
    private static final String ATTACK =
            "=HYPERLINK(\"http://evil.example\")</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'>&#106;{{7*7}}]]>\u001b[2J\u0000\u202e";

    private static final ObjectMapper JSON = new ObjectMapper();
    private ObjectNode answer;

    @BeforeEach
    void readAnswer() throws IOException {
        try (InputStream in = ReportFormatsTest.class.getResourceAsStream("answer.json")) {
            answer = (ObjectNode) JSON.readTree(in);
        }
    }

    @Test
    void htmlFetchesNothingAndRunsOnlyItsOwnScript() {
        String html = new HtmlReport().render(report());

        assertThat(html).doesNotContain("src=").doesNotContain("@import").doesNotContain("url(");
        assertThat(html)
                .contains("default-src &#39;none&#39;")
                .contains("script-src &#39;sha256-")
                .doesNotContain("unsafe-");
        Matcher scripts = Pattern.compile("<script").matcher(html);
        assertThat(scripts.results().count()).isEqualTo(1);
        assertThat(html).doesNotContainPattern("\\son\\w+=").doesNotContain("style=\"");
    }

    @Test
    void htmlShowsTheFindingsWithTheDifferingWordsMarked() {
        assertThat(new HtmlReport().render(report()))
                .contains("DO NOT CITE THIS")
                .contains("<mark>plus</mark>")
                .contains("<a href=\"https://doi.org/10.1037/h0043158\"")
                .contains("id=\"reference-6\"")
                .containsSubsequence("RETRACTED", "CONCERN", "UNCERTAIN", "PUBLISHED SINCE");
    }

    @Test
    void nothingInAReferenceIsMarkupInHtml() {
        poison();

        String html = new HtmlReport().render(report());

        assertThat(Pattern.compile("<script").matcher(html).results().count()).isEqualTo(1);
        assertThat(html)
                .doesNotContain("<img")
                .contains("&lt;img src=x onerror=alert(2)&gt;")
                .contains("{{7*7}}");
    }

    @Test
    void onlyWebAddressesBecomeLinks() {
        for (String address : List.of(
                "javascript:alert(1)",
                "data:text/html,x",
                "file:///etc/passwd",
                "//evil.example",
                "JaVaScRiPt://x/%0aalert(1)")) {
            ((ObjectNode) answer.at("/citations/results/2/paper")).put("canonicalId", address);
            ((ObjectNode) answer.at("/sourceQuality/issues/0")).put("reference", address);

            assertThat(new HtmlReport().render(report())).doesNotContain("href=\"" + address);
        }
    }

    @Test
    void csvHasARowForEachReferenceAndFinding() {
        List<CsvRecord> rows = csv();

        assertThat(rows.getFirst().getFields())
                .startsWith("reference", "severity", "area", "code")
                .contains("near_miss_do_not_cite");
        assertThat(rows.stream().map(row -> row.getField(3)))
                .contains("verified", "uncertain", "off_index", "unparseable", "retracted_source", "likely");
        assertThat(rows).allSatisfy(row -> assertThat(row.getFieldCount()).isEqualTo(12));
    }

    @Test
    void nothingInCsvIsAFormula() {
        poison();
        for (String start : List.of("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1")) {
            ((ObjectNode) answer.at("/citations/results/0")).put("text", start);

            assertThat(csv().stream().flatMap(row -> row.getFields().stream()))
                    .noneMatch(cell -> !cell.isEmpty() && "=+-@\t\r\n＝＋－＠".indexOf(cell.charAt(0)) >= 0);
        }
    }

    @Test
    void junitFailsTheTestsThatTheCallerWantsToFail() throws Exception {
        Document junit = junit(Set.of("off_index", "retracted_source"));

        Element root = junit.getDocumentElement();
        assertThat(root.getTagName()).isEqualTo("testsuites");
        assertThat(root.getAttribute("failures")).isEqualTo("2");
        assertThat(root.getAttribute("errors")).isEqualTo("0");
        NodeList cases = junit.getElementsByTagName("testcase");
        assertThat(root.getAttribute("tests")).isEqualTo("" + cases.getLength());
        assertThat(junit.getElementsByTagName("failure").getLength()).isEqualTo(2);
        for (int i = 0; i < cases.getLength(); i++) {
            assertThat(((Element) cases.item(i)).getAttribute("name")).isNotBlank();
            assertThat(((Element) cases.item(i)).getAttribute("classname")).isNotBlank();
        }
    }

    @Test
    void junitCountsAFailedSectionAsAnError() throws Exception {
        answer.set(
                "aiDetection", JSON.createObjectNode().put("status", "failed").put("reason", "No detector."));

        Document junit = junit(Set.of());

        assertThat(junit.getDocumentElement().getAttribute("errors")).isEqualTo("1");
        assertThat(((Element) junit.getElementsByTagName("error").item(0)).getTextContent())
                .contains("No detector.");
    }

    @Test
    void junitStaysWellFormedWhateverReferencesHold() throws Exception {
        poison();

        assertThat(junit(Set.of("uncertain")).getElementsByTagName("script").getLength())
                .isZero();
    }

    @Test
    void sarifNamesRuleLevelFileAndLine() throws IOException {
        CheckedFile subject =
                new CheckedFile("my paper.txt", "plain text", "", 10, 6, List.of(), List.of(11, 12, 13, 14, 15, 16));

        JsonNode sarif = JSON.readTree(new SarifReport().render(report(subject, List.of(answer))));

        assertThat(sarif.path("version").asText()).isEqualTo("2.1.0");
        JsonNode run = sarif.at("/runs/0");
        assertThat(run.at("/tool/driver/name").asText()).isEqualTo("Preflight");
        assertThat(run.at("/invocations/0/executionSuccessful").asBoolean()).isTrue();
        for (JsonNode result : run.path("results")) {
            assertThat(run.at("/tool/driver/rules")
                            .path(result.path("ruleIndex").asInt())
                            .path("id"))
                    .isEqualTo(result.path("ruleId"));
            assertThat(result.path("level").asText()).isIn("error", "warning", "note");
            assertThat(result.at("/message/text").asText()).isNotBlank();
            assertThat(result.at("/locations/0/physicalLocation/artifactLocation/uri")
                            .asText())
                    .isEqualTo("my%20paper.txt");
        }
        assertThat(run.path("results")
                        .valueStream()
                        .filter(result -> result.path("ruleId").asText().equals("off_index")))
                .singleElement()
                .satisfies(result -> assertThat(result.at("/locations/0/physicalLocation/region/startLine")
                                .asInt())
                        .isEqualTo(15));
    }

    @Test
    void jsonHasTheMergedAnswerTheFindingsAndTheAnswersAsTheyCame() throws IOException {
        JsonNode json =
                JSON.readTree(new JsonReport().render(report(CheckedFile.named("a"), List.of(answer, verified(3)))));

        assertThat(json.at("/citations/summary/total").asInt()).isEqualTo(9);
        assertThat(json.at("/citations/results").size()).isEqualTo(9);
        assertThat(json.path("answers").size()).isEqualTo(2);
        assertThat(json.path("answers").path(0)).isEqualTo(answer);
        assertThat(json.at("/findings/0/severity").asText()).isEqualTo("alarm");
    }

    @Test
    void laterCallsCountTheirReferencesOn() throws IOException {
        ObjectNode second = answer.deepCopy();
        Report report = report(CheckedFile.named("a"), List.of(answer, second));

        assertThat(report.findings().stream()
                        .filter(finding -> finding.code().equals("retracted_source"))
                        .map(ReportFinding::reference))
                .containsExactly(1, 7);
        assertThat(report.findings().stream()
                        .filter(finding -> finding.code().equals("unparseable"))
                        .map(ReportFinding::reference))
                .containsExactly(6, 12);
        assertThat(report.answer().creditsCharged()).isEqualTo(76);
        assertThat(JSON.<JsonNode>valueToTree(report.answer().aiDetection())).isEqualTo(answer.path("aiDetection"));
    }

    @Test
    void aSectionThatFailedInOneCallHasFailed() {
        ObjectNode second = answer.deepCopy();
        second.set(
                "sourceQuality",
                JSON.createObjectNode().put("status", "failed").put("reason", "The index did not answer."));

        assertThat(report(CheckedFile.named("a"), List.of(answer, second)).codes())
                .contains("failed")
                .doesNotContain("retracted_source");
    }

    private static ObjectNode verified(int count) {
        ObjectNode node = JSON.createObjectNode();
        for (int i = 0; i < count; i++) {
            node.withArray("results")
                    .addObject()
                    .put("text", "Reference")
                    .put("status", "verified")
                    .put("basis", "title_exact");
        }
        node.putObject("summary")
                .put("total", count)
                .put("verified", count)
                .put("uncertain", 0)
                .put("offIndex", 0)
                .put("unparseable", 0)
                .put("needsReview", 0);
        return node;
    }

    private Report report() {
        return report(CheckedFile.named("answer.json"), List.of(answer));
    }

    private static Report report(CheckedFile file, List<JsonNode> answers) {
        try {
            return ReportBuilder.build(file, answers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<CsvRecord> csv() {
        return CsvReader.builder().ofCsvRecord(new CsvReport().render(report())).stream()
                .toList();
    }

    private Document junit(Set<String> failing) throws Exception {
        byte[] xml = new JunitReport(failing).render(report()).getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    }

    private void poison() {
        for (JsonNode result : answer.at("/citations/results")) {
            ((ObjectNode) result)
                    .put("text", ATTACK)
                    .put("matchedTitle", ATTACK)
                    .put("nearMissTitle", ATTACK);
        }
        for (String issues : List.of("/sourceQuality/issues", "/aiDetection/issues")) {
            for (JsonNode issue : answer.at(issues)) {
                ((ObjectNode) issue)
                        .put("anchor", ATTACK)
                        .put("code", ATTACK)
                        .put("message", ATTACK)
                        .put("reference", ATTACK);
            }
        }
    }
}
