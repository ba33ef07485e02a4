package preflight.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.check.CheckOutcome;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.contract.VerificationSummary;
import preflight.detection.Detection;
import preflight.detection.DetectionLevel;
import preflight.detection.PassageResult;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.quality.SourceIssue;
import preflight.quality.SourceQuality;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.reference.parse.ReferenceLine;
import preflight.text.Passage;
import preflight.work.CslItem;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;

/** Every answer here is also held against the schema that is served to users. */
class AnswerMapperTest {
    private static final Work WORK = new Work(
            "https://doi.org/10.1038/171737a0",
            "article-journal",
            "Molecular Structure of Nucleic Acids",
            List.of(),
            List.of(PersonName.of("Watson", "J. D.")),
            List.of("Nature"),
            1953,
            "171",
            null,
            "737-738",
            null,
            new Identifiers(new Doi("10.1038/171737a0"), null, null, List.of()),
            10_000,
            List.of(),
            false,
            null);
    private static final CslItem READ = CslItem.of(new Work(
            "x",
            "book",
            "A book",
            List.of(),
            List.of(),
            List.of(),
            null,
            null,
            null,
            null,
            null,
            Identifiers.NONE,
            null,
            List.of(),
            false,
            null));
    private static final Verification LIST = new Verification(List.of(
            new ReferenceVerdict(line(1, "Watson 1953"), Status.VERIFIED, Basis.TITLE_EXACT, WORK, null, null),
            new ReferenceVerdict(line(2, "Watson?"), Status.UNCERTAIN, Basis.TITLE_PARTIAL, WORK, null, null),
            new ReferenceVerdict(line(3, "A book"), Status.OFF_INDEX, Basis.PARSED, null, READ, "A look"),
            new ReferenceVerdict(line(4, "???"), Status.UNPARSEABLE, Basis.NONE, null, null, null)));
    private static final Detection FLAGGED = new Detection(
            Detection.OverallVerdict.CAUTION,
            2,
            1,
            List.of(new Detection.FlaggedPassage(
                    new Passage(0, "One. Two. Three.", "en", 120, List.of("One.", "Two.", "Three.")),
                    new PassageResult(
                            0,
                            DetectionLevel.POSSIBLY,
                            List.of(
                                    new DrivingSentence(2, List.of("sentence_contribution")),
                                    new DrivingSentence(0, List.of("uniform_length", "sentence_contribution")))))));
    private static final SourceQuality QUALITY = new SourceQuality(
            1,
            List.of(new SourceIssue(
                    "retracted_source", "integrity", "", WORK.canonicalId(), Map.of("reference_number", 1), null)));

    private final AnswerMapper answers = new AnswerMapper();
    private final OpenApiContract contract = new OpenApiContract();
    private final ObjectMapper json = new ObjectMapper();

    @Test
    void givesEveryReferenceItsEntry() {
        JsonNode answer = valid("VerifyAnswer", answers.verify(LIST));

        assertThat(answer.at("/results/0/status").asText()).isEqualTo("verified");
        assertThat(answer.at("/results/0/basis").asText()).isEqualTo("title_exact");
        assertThat(answer.at("/results/0/paper/canonicalId").asText()).isEqualTo(WORK.canonicalId());
        assertThat(answer.at("/results/0/paper/csl/container-title").asText()).isEqualTo("Nature");
        assertThat(answer.at("/results/0/paper/csl/DOI").asText()).isEqualTo("10.1038/171737a0");
        assertThat(answer.at("/results/1/matchedTitle").asText()).isEqualTo(WORK.title());
        assertThat(answer.at("/results/2/status").asText()).isEqualTo("off_index");
        assertThat(answer.at("/results/2/csl/title").asText()).isEqualTo("A book");
        assertThat(answer.at("/results/2/nearMissTitle").asText()).isEqualTo("A look");
        assertThat(answer.at("/results/3/status").asText()).isEqualTo("unparseable");
    }

    @Test
    void writesNullWhereTheContractSaysNull() {
        JsonNode answer = valid("VerifyAnswer", answers.verify(LIST));

        for (String place : List.of("0/csl", "0/nearMissTitle", "2/paper", "2/matchedTitle", "3/paper", "3/csl")) {
            assertThat(answer.at("/results/" + place).isNull()).as(place).isTrue();
        }
    }

    @Test
    void countsWhatNeedsReview() {
        assertThat(answers.verify(LIST).summary()).isEqualTo(new VerificationSummary(4, 1, 1, 1, 1, 3));
        assertThat(valid("VerifyAnswer", answers.verify(new Verification(List.of())))
                        .at("/summary/total")
                        .asInt())
                .isZero();
    }

    @Test
    void keepsFieldsOutOfStatusesTheyDoNotBelongTo() {
        ReferenceVerdict overfull =
                new ReferenceVerdict(line(1, "x"), Status.OFF_INDEX, Basis.PARSED, WORK, READ, "near");
        ReferenceVerdict alsoOverfull =
                new ReferenceVerdict(line(1, "x"), Status.VERIFIED, Basis.IDENTIFIER, WORK, READ, "near");

        JsonNode answer = valid("VerifyAnswer", answers.verify(new Verification(List.of(overfull, alsoOverfull))));

        assertThat(answer.at("/results/0/paper").isNull()).isTrue();
        assertThat(answer.at("/results/1/csl").isNull()).isTrue();
    }

    @Test
    void abbreviatesOnlyWhatIsLongerThanAReferenceIs() {
        String longest = "😀".repeat(1000);

        assertThat(textOf(longest)).isEqualTo(longest);
        assertThat(textOf(longest + "x")).isEqualTo("😀".repeat(999) + "…");
    }

    @Test
    void pointsOutTheSentencesThatDroveTheFlagByRank() {
        JsonNode answer = valid("DetectAnswer", answers.detect(FLAGGED, 11));

        assertThat(answer.path("verdict").asText()).isEqualTo("caution");
        assertThat(answer.path("creditsCharged").asInt()).isEqualTo(11);
        assertThat(answer.path("issues")).hasSize(2);
        assertThat(answer.at("/issues/0/code").asText()).isEqualTo("possibly");
        assertThat(answer.at("/issues/0/category").asText()).isEqualTo("possibly");
        assertThat(answer.at("/issues/0/anchor").asText()).isEqualTo("Three.");
        assertThat(answer.at("/issues/0/reference").isNull()).isTrue();
        assertThat(answer.at("/issues/1/params")).hasToString("""
                {"lang":"en","rank":2,"rank_total":2,"unit_tokens":120,"reasons":[\
                {"code":"uniform_length","rank":1,"total":1},{"code":"sentence_contribution","rank":2,"total":2}]}""");
    }

    @Test
    void answersAnInconclusiveDetection() {
        JsonNode answer = valid(
                "DetectAnswer",
                answers.detect(new Detection(Detection.OverallVerdict.INCONCLUSIVE, 0, 0, List.of()), 0));

        assertThat(answer.path("verdict").asText()).isEqualTo("inconclusive");
        assertThat(answer.path("issues")).isEmpty();
    }

    @Test
    void answersACheckWhoseSectionsAllRan() {
        CheckOutcome outcome = new CheckOutcome(new Done<>(LIST), new Done<>(FLAGGED), new Done<>(QUALITY));

        JsonNode answer = valid("CheckAnswer", answers.check(outcome, 19));

        assertThat(answer.at("/citations/status").asText()).isEqualTo("ok");
        assertThat(answer.at("/citations/reason").isNull()).isTrue();
        assertThat(answer.at("/citations/summary/needsReview").asInt()).isEqualTo(3);
        assertThat(answer.at("/aiDetection/flagged").asInt()).isEqualTo(1);
        assertThat(answer.at("/sourceQuality/checked").asInt()).isEqualTo(1);
        assertThat(answer.at("/sourceQuality/issues/0/code").asText()).isEqualTo("retracted_source");
        assertThat(answer.path("creditsCharged").asInt()).isEqualTo(19);
    }

    @Test
    void leavesSectionsThatDidNotRunEmptyAndSaysWhy() {
        CheckOutcome failed = new CheckOutcome(new Failed<>("a"), new Failed<>("b"), new Failed<>("c"));
        CheckOutcome skipped = new CheckOutcome(new Skipped<>("a"), new Skipped<>("b"), new Skipped<>("c"));

        assertThat(valid("CheckAnswer", answers.check(failed, 0))).hasToString("""
                {"citations":{"status":"failed","reason":"a","summary":{"total":0,"verified":0,"uncertain":0,\
                "offIndex":0,"unparseable":0,"needsReview":0},"results":[]},\
                "aiDetection":{"status":"failed","reason":"b","verdict":null,"checked":0,"flagged":0,"issues":[]},\
                "sourceQuality":{"status":"failed","reason":"c","checked":0,"issues":[]},"creditsCharged":0}""");
        assertThat(valid("CheckAnswer", answers.check(skipped, 0))
                        .at("/aiDetection/status")
                        .asText())
                .isEqualTo("skipped");
    }

    private String textOf(String reference) {
        return answers.verify(new Verification(List.of(
                        new ReferenceVerdict(line(1, reference), Status.UNPARSEABLE, Basis.NONE, null, null, null))))
                .results()
                .getFirst()
                .text();
    }

    private JsonNode valid(String schema, Object answer) {
        JsonNode written = json.valueToTree(answer);
        assertThat(contract.validate(schema, written)).isEmpty();
        return written;
    }

    private static ReferenceLine line(int number, String text) {
        return new ReferenceLine(number, 4, text);
    }
}
