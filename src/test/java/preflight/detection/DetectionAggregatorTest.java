package preflight.detection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.detection.Detection.OverallVerdict;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.text.Manuscript;
import preflight.text.Passage;

class DetectionAggregatorTest {
    private final DetectionAggregator verdict = new DetectionAggregator();

    @Test
    void isInconclusiveWhenNothingCouldBeJudged() {
        assertThat(decide(DetectionLevel.UNJUDGED, DetectionLevel.UNJUDGED).verdict())
                .isEqualTo(OverallVerdict.INCONCLUSIVE);
        assertThat(verdict.nothingToCheck(manuscript(0)).verdict()).isEqualTo(OverallVerdict.INCONCLUSIVE);
    }

    @Test
    void isSafeWhenNothingWasFlagged() {
        assertThat(decide(DetectionLevel.NONE, DetectionLevel.UNJUDGED))
                .isEqualTo(new Detection(OverallVerdict.SAFE, 1, 0, List.of()));
    }

    @Test
    void isCautionForASingleLikelyPassage() {
        assertThat(decide(DetectionLevel.LIKELY).verdict()).isEqualTo(OverallVerdict.CAUTION);
        assertThat(decide(DetectionLevel.NONE, DetectionLevel.POSSIBLY).verdict())
                .isEqualTo(OverallVerdict.CAUTION);
    }

    @Test
    void isRiskForTwoLikelyPassagesThatAreEnoughOfTheText() {
        assertThat(decide(DetectionLevel.LIKELY, DetectionLevel.LIKELY).verdict())
                .isEqualTo(OverallVerdict.RISK);
        assertThat(decide(twoLikelyAmong(13)).verdict()).isEqualTo(OverallVerdict.RISK);
        assertThat(decide(twoLikelyAmong(14)).verdict()).isEqualTo(OverallVerdict.CAUTION);
    }

    @Test
    void countsTheShareOverWhatWasJudgedOnly() {
        List<DetectionLevel> levels = new ArrayList<>(List.of(twoLikelyAmong(13)));
        IntStream.range(0, 50).forEach(i -> levels.add(DetectionLevel.UNJUDGED));
        Detection detection = decide(levels.toArray(DetectionLevel[]::new));
        assertThat(detection.verdict()).isEqualTo(OverallVerdict.RISK);
        assertThat(detection.checked()).isEqualTo(13);
        assertThat(detection.flagged()).isEqualTo(2);
    }

    @Test
    void showsEveryFlaggedPassageWithItsJudgement() {
        Detection detection =
                decide(DetectionLevel.NONE, DetectionLevel.POSSIBLY, DetectionLevel.UNJUDGED, DetectionLevel.LIKELY);
        assertThat(detection.flags())
                .extracting(flag -> flag.passage().number())
                .containsExactly(1, 3);
        assertThat(detection.flags())
                .extracting(flag -> flag.result().level())
                .containsExactly(DetectionLevel.POSSIBLY, DetectionLevel.LIKELY);
    }

    @Test
    void makesNoVerdictOnAPartOfTheManuscript() {
        Manuscript manuscript = manuscript(2);
        PassageResult first = new PassageResult(0, DetectionLevel.NONE, List.of());
        assertThatThrownBy(() -> verdict.aggregate(manuscript, List.of(first)))
                .isInstanceOf(DetectorUnavailableException.class);
        assertThatThrownBy(() -> verdict.aggregate(manuscript, List.of(first, first)))
                .isInstanceOf(DetectorUnavailableException.class);
        assertThatThrownBy(() -> verdict.aggregate(
                        manuscript, List.of(first, new PassageResult(7, DetectionLevel.NONE, List.of()))))
                .isInstanceOf(DetectorUnavailableException.class);
    }

    private static DetectionLevel[] twoLikelyAmong(int passages) {
        return IntStream.range(0, passages)
                .mapToObj(i -> i < 2 ? DetectionLevel.LIKELY : DetectionLevel.NONE)
                .toArray(DetectionLevel[]::new);
    }

    private Detection decide(DetectionLevel... levels) {
        List<PassageResult> judgements = IntStream.range(0, levels.length)
                .mapToObj(i -> new PassageResult(
                        i,
                        levels[i],
                        levels[i].flagged()
                                ? List.of(new DrivingSentence(0, List.of("sentence_contribution")))
                                : List.of()))
                .toList();
        return verdict.aggregate(manuscript(levels.length), judgements);
    }

    private static Manuscript manuscript(int passages) {
        return new Manuscript(
                "text",
                IntStream.range(0, passages)
                        .mapToObj(i -> new Passage(i, "text", "en", 1, List.of("text")))
                        .toList());
    }
}
