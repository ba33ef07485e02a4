package preflight.detection.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.detection.Detection;
import preflight.detection.Detection.OverallVerdict;
import preflight.detection.DetectionAggregator;
import preflight.detection.DetectionLevel;
import preflight.detection.PassageResult;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.detection.SampleTexts;
import preflight.text.Manuscript;
import preflight.text.Passage;
import preflight.text.TextSegmenter;

class EmbeddedDetectorTest {
    private static final EmbeddedDetector DETECTOR = EmbeddedDetector.load();
    private static final TextSegmenter READER = new TextSegmenter();

    @Test
    void flagsProseInTheMannerOfAMachineAndLeavesPlainProseAlone() {
        List<PassageResult> judgements =
                DETECTOR.detect(SampleTexts.manuscript().passages());
        assertThat(judgements)
                .extracting(PassageResult::level)
                .containsExactly(
                        DetectionLevel.NONE, DetectionLevel.LIKELY, DetectionLevel.LIKELY, DetectionLevel.NONE);
        assertThat(judgements).extracting(PassageResult::passage).containsExactly(0, 1, 2, 3);
    }

    @Test
    void namesTheSentencesThatDroveAFlagStrongestFirst() {
        List<DrivingSentence> drivers =
                DETECTOR.detect(SampleTexts.manuscript().passages()).get(1).drivers();
        assertThat(drivers).isNotEmpty().allSatisfy(driver -> {
            assertThat(driver.sentence()).isBetween(0, 3);
            assertThat(driver.reasons()).startsWith("sentence_contribution").hasSizeGreaterThan(1);
        });
        assertThat(drivers).extracting(DrivingSentence::sentence).doesNotHaveDuplicates();
    }

    @Test
    void doesNotJudgeALanguageItWasNotMeasuredOn() {
        String german = """
                Die Erhebung wurde im Frühjahr durchgeführt, als der Fluss hoch stand und die meisten Wege an seinem Ufer gesperrt \
                waren. Wir zählten die Nester zweimal in der Woche vom Boot aus und schrieben den Zustand eines jeden zusammen mit \
                dem Wetter des Tages auf. Zwei der Nester gingen durch das Hochwasser verloren, bevor wir sie erreichen konnten, und \
                ein drittes gaben seine Besitzer aus einem Grund auf, den wir nicht erkennen konnten.""";
        assertThat(verdict(german + "\n\n" + german).verdict()).isEqualTo(OverallVerdict.INCONCLUSIVE);
        assertThat(verdict("这项调查是在春天进行的，当时河水很高，沿河的大部分小路都关闭了。".repeat(10)).verdict())
                .isEqualTo(OverallVerdict.INCONCLUSIVE);
    }

    @Test
    void doesNotJudgeTextThatIsTooShort() {
        assertThat(verdict("In recent years, this transformative landscape has evolved significantly.")
                        .verdict())
                .isEqualTo(OverallVerdict.INCONCLUSIVE);
    }

    @Test
    void isNotMisledByLookAlikesAndInvisibleCharacters() {
        String disguised = SampleTexts.MACHINE
                .replace('e', 'е')
                .replace('o', 'ο')
                .replace('a', 'а')
                .replace("i", "i\u200B")
                .replace(" ", " \u2060");
        assertThat(judge(disguised).getFirst().level())
                .isEqualTo(judge(SampleTexts.MACHINE).getFirst().level());
        assertThat(judge("\u202E" + SampleTexts.MACHINE).getFirst().level()).isEqualTo(DetectionLevel.LIKELY);
    }

    @Test
    void isNotMisledByMarkUp() {
        String marked =
                SampleTexts.MACHINE.replace("research", "**research**").replace("innovation", "\\emph{innovation}");
        assertThat(judge(marked).getFirst().level()).isEqualTo(DetectionLevel.LIKELY);
    }

    @Test
    void givesADefinedResultForAnyText() {
        Random random = new Random(11);
        String[] hostile = {
            "",
            SampleTexts.MACHINE.replace('.', ',').repeat(240),
            "word ".repeat(40_000),
            "word\n\n".repeat(33_000),
            "word.\n\n".repeat(28_000),
            "The слово и the word und das Wort 和词 ".repeat(5_000),
            "TWFuIGlzIGRpc3Rpbmd1aXNoZWQsIG5vdCBvbmx5IGJ5IGhpcyByZWFzb24s ".repeat(3_000),
            "public static void main(String[] args) { System.out.println(\"x\"); }\n".repeat(2_800),
            "\\frac{a}{b} + \\sum_{i=1}^{n} x_i = \\alpha \\cdot \\beta ".repeat(3_500),
            "Tlie resu1ts oftlie exper irnent sliow tlnat tbe rnodel perf0rms we1l 0n a11 tasks. ".repeat(2_400),
            "ε̷̛͖̱͝ ".repeat(20_000),
            "$".repeat(200_000),
            "( 2001 ".repeat(28_000),
            "(a, ".repeat(50_000),
            "\\cite{".repeat(33_000),
            "<a ".repeat(66_000),
            random.ints(100_000, 0, 0xFFFF)
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining()),
        };
        for (String text : hostile) {
            Detection detection = verdict(text);
            assertThat(detection.checked()).isBetween(0, 2_000);
        }
    }

    @Test
    void findsAClearPassageWhateverStandsBesideIt() {
        PassageResult alone = judge(SampleTexts.MACHINE).getFirst();
        PassageResult among =
                judge(SampleTexts.PLAIN + "\n\n" + SampleTexts.MACHINE).getLast();
        assertThat(among.level()).isEqualTo(alone.level());
        assertThat(among.drivers()).isEqualTo(alone.drivers());
    }

    @Test
    void takesWhatSurroundsAnUnclearPassageIntoAccountAndSaysSo() {
        EmbeddedDetector detector = new EmbeddedDetector(bySigns());
        assertThat(levels(detector, "doubtful")).containsExactly(DetectionLevel.NONE);
        assertThat(levels(detector, "doubtful", "telling", "telling"))
                .containsExactly(DetectionLevel.POSSIBLY, DetectionLevel.LIKELY, DetectionLevel.LIKELY);
        assertThat(levels(detector, "slight")).containsExactly(DetectionLevel.POSSIBLY);
        assertThat(levels(detector, "slight", "plain", "plain", "plain"))
                .containsExactly(DetectionLevel.NONE, DetectionLevel.NONE, DetectionLevel.NONE, DetectionLevel.NONE);

        List<PassageResult> judgements = detector.detect(passages("doubtful", "telling", "telling"));
        assertThat(judgements.get(0).drivers())
                .allSatisfy(driver -> assertThat(driver.reasons()).endsWith("surrounding_paragraphs"));
        assertThat(judgements.get(1).drivers())
                .allSatisfy(driver -> assertThat(driver.reasons()).doesNotContain("surrounding_paragraphs"));
    }

    @Test
    void hearsNothingFromPassagesItDoesNotJudge() {
        EmbeddedDetector detector = new EmbeddedDetector(bySigns());
        List<Passage> passages = new ArrayList<>(passages("doubtful", "telling", "telling"));
        passages.replaceAll(passage -> passage.number() == 0
                ? passage
                : new Passage(passage.number(), passage.text(), "fr", passage.tokens(), passage.sentences()));
        assertThat(detector.detect(passages))
                .extracting(PassageResult::level)
                .containsExactly(DetectionLevel.NONE, DetectionLevel.UNJUDGED, DetectionLevel.UNJUDGED);
    }

    /** A model that goes by one word a passage. */
    private static LinearModel bySigns() {
        Map<String, Double> scores = Map.of("plain", -7.0, "doubtful", -1.0, "slight", .5, "telling", 5.0);
        Map<String, LinearModel.FeatureWeight> weights = scores.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        sign -> new LinearModel.FeatureWeight(
                                1, new float[] {sign.getValue().floatValue()})));
        return new LinearModel(
                "signs",
                new TopicMask(scores.keySet()),
                weights,
                new double[] {0},
                List.of(new LengthBin(Integer.MAX_VALUE, 0, 3)));
    }

    private static List<DetectionLevel> levels(EmbeddedDetector detector, String... signs) {
        return detector.detect(passages(signs)).stream()
                .map(PassageResult::level)
                .toList();
    }

    private static List<Passage> passages(String... signs) {
        return IntStream.range(0, signs.length)
                .mapToObj(number -> {
                    String text = "Sixty ".repeat(60) + signs[number] + ".";
                    return new Passage(number, text, "en", 61, List.of(text));
                })
                .toList();
    }

    @Test
    void refusesNoPassageForItsNumber() {
        Passage passage = READER.segment(SampleTexts.PLAIN).passages().getFirst();
        Passage renumbered = new Passage(41, passage.text(), passage.language(), passage.tokens(), passage.sentences());
        assertThat(DETECTOR.detect(List.of(renumbered)).getFirst().passage()).isEqualTo(41);
    }

    private static List<PassageResult> judge(String text) {
        return DETECTOR.detect(READER.segment(text).passages());
    }

    private static Detection verdict(String text) {
        Manuscript manuscript = READER.segment(text);
        return new DetectionAggregator().aggregate(manuscript, DETECTOR.detect(manuscript.passages()));
    }
}
