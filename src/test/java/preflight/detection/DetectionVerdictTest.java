package preflight.detection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.detection.Detection.Verdict;
import preflight.detection.Judgement.Driver;
import preflight.text.Manuscript;
import preflight.text.Passage;

class DetectionVerdictTest {
    private final DetectionVerdict verdict = new DetectionVerdict();

    @Test
    void isInconclusiveWhenNothingCouldBeJudged() {
        assertThat(decide(Level.UNJUDGED, Level.UNJUDGED).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(verdict.nothingToJudge(manuscript(0)).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    }

    @Test
    void isSafeWhenNothingWasFlagged() {
        assertThat(decide(Level.NONE, Level.UNJUDGED)).isEqualTo(new Detection(Verdict.SAFE, 1, 0, List.of()));
    }

    @Test
    void isCautionForASingleLikelyPassage() {
        assertThat(decide(Level.LIKELY).verdict()).isEqualTo(Verdict.CAUTION);
        assertThat(decide(Level.NONE, Level.POSSIBLY).verdict()).isEqualTo(Verdict.CAUTION);
    }

    @Test
    void isRiskForTwoLikelyPassagesThatAreEnoughOfTheText() {
        assertThat(decide(Level.LIKELY, Level.LIKELY).verdict()).isEqualTo(Verdict.RISK);
        assertThat(decide(twoLikelyAmong(13)).verdict()).isEqualTo(Verdict.RISK);
        assertThat(decide(twoLikelyAmong(14)).verdict()).isEqualTo(Verdict.CAUTION);
    }

    @Test
    void countsTheShareOverWhatWasJudgedOnly() {
        List<Level> levels = new ArrayList<>(List.of(twoLikelyAmong(13)));
        IntStream.range(0, 50).forEach(i -> levels.add(Level.UNJUDGED));
        Detection detection = decide(levels.toArray(Level[]::new));
        assertThat(detection.verdict()).isEqualTo(Verdict.RISK);
        assertThat(detection.checked()).isEqualTo(13);
        assertThat(detection.flagged()).isEqualTo(2);
    }

    @Test
    void showsEveryFlaggedPassageWithItsJudgement() {
        Detection detection = decide(Level.NONE, Level.POSSIBLY, Level.UNJUDGED, Level.LIKELY);
        assertThat(detection.flags())
                .extracting(flag -> flag.passage().number())
                .containsExactly(1, 3);
        assertThat(detection.flags())
                .extracting(flag -> flag.judgement().level())
                .containsExactly(Level.POSSIBLY, Level.LIKELY);
    }

    @Test
    void makesNoVerdictOnAPartOfTheManuscript() {
        Manuscript manuscript = manuscript(2);
        Judgement first = new Judgement(0, Level.NONE, List.of());
        assertThatThrownBy(() -> verdict.decide(manuscript, List.of(first))).isInstanceOf(DetectorUnavailable.class);
        assertThatThrownBy(() -> verdict.decide(manuscript, List.of(first, first)))
                .isInstanceOf(DetectorUnavailable.class);
        assertThatThrownBy(() -> verdict.decide(manuscript, List.of(first, new Judgement(7, Level.NONE, List.of()))))
                .isInstanceOf(DetectorUnavailable.class);
    }

    private static Level[] twoLikelyAmong(int passages) {
        return IntStream.range(0, passages)
                .mapToObj(i -> i < 2 ? Level.LIKELY : Level.NONE)
                .toArray(Level[]::new);
    }

    private Detection decide(Level... levels) {
        List<Judgement> judgements = IntStream.range(0, levels.length)
                .mapToObj(i -> new Judgement(
                        i,
                        levels[i],
                        levels[i].flagged() ? List.of(new Driver(0, List.of("sentence_contribution"))) : List.of()))
                .toList();
        return verdict.decide(manuscript(levels.length), judgements);
    }

    private static Manuscript manuscript(int passages) {
        return new Manuscript(
                "text",
                IntStream.range(0, passages)
                        .mapToObj(i -> new Passage(i, "text", "en", 1, List.of("text")))
                        .toList());
    }
}
