package preflight.detection.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import preflight.detection.DetectionLevel;

class LinearModelTest {
    private static final LinearModel MODEL = new LinearModel(
            "test",
            new TopicMask(Set.of("the", "crucial", "is")),
            Map.of(
                    "crucial", new LinearModel.FeatureWeight(2, new float[] {3}),
                    "the", new LinearModel.FeatureWeight(1, new float[] {-1}),
                    "is crucial", new LinearModel.FeatureWeight(1, new float[] {1}),
                    "#length 0", new LinearModel.FeatureWeight(1, new float[] {.5f})),
            new double[] {-.5},
            List.of(new LengthBin(100, 2, 3), new LengthBin(Integer.MAX_VALUE, 1, 2)));

    @Test
    void fallsApartExactlyIntoWhatEachSentenceAdds() {
        List<String> sentences = List.of("The crucial river.", "The bank is crucial.", "Crucial.", "Nothing!");
        PassageScore score = MODEL.score(sentences);
        double sum = -.5;
        for (int i = 0; i < sentences.size(); i++) {
            sum += score.contribution(i);
        }
        assertThat(score.total()).isCloseTo(sum, within(1e-9));
        assertThat(score.contribution(1)).isGreaterThan(score.contribution(0));
        assertThat(score.featureKinds(1)).containsExactly(FeatureKind.WORD_CHOICE, FeatureKind.PHRASING);
        assertThat(score.featureKinds(2)).containsExactly(FeatureKind.WORD_CHOICE, FeatureKind.SENTENCE_FORM);
    }

    @Test
    void scoresByTheStrongestWritingStyleAndExplainsByThatOne() {
        LinearModel two = new LinearModel(
                "two",
                MODEL.mask(),
                Map.of(
                        "the", new LinearModel.FeatureWeight(1, new float[] {1, -1}),
                        "crucial", new LinearModel.FeatureWeight(1, new float[] {-1, 2})),
                new double[] {.25, -.25},
                MODEL.bins());

        PassageScore first = two.score(List.of("The river.", "The bank."));
        PassageScore second = two.score(List.of("Crucial.", "The bank."));

        assertThat(first.total()).isCloseTo(.25 + 1, within(1e-6));
        assertThat(first.contribution(0)).isCloseTo(.5, within(1e-6));
        assertThat(second.total()).isCloseTo(-.25 + (2 - 1) / Math.sqrt(2), within(1e-6));
        assertThat(second.contribution(1)).isNegative();
    }

    @Test
    void doesNotChangeTheScoreByTheOrderOfTheSentences() {
        assertThat(MODEL.score(List.of("The crucial river.", "It is crucial.")).total())
                .isCloseTo(
                        MODEL.score(List.of("It is crucial.", "The crucial river."))
                                .total(),
                        within(1e-12));
    }

    @Test
    void scoresTextWithoutAnyKnownFeatureByTheBias() {
        assertThat(MODEL.score(List.of()).total()).isEqualTo(-.5);
    }

    @Test
    void asksMoreOfShortPassages() {
        assertThat(MODEL.level(1.5, 60)).isEqualTo(DetectionLevel.NONE);
        assertThat(MODEL.level(1.5, 101)).isEqualTo(DetectionLevel.POSSIBLY);
        assertThat(MODEL.level(2.5, 100)).isEqualTo(DetectionLevel.POSSIBLY);
        assertThat(MODEL.level(2.5, 5_000)).isEqualTo(DetectionLevel.LIKELY);
    }

    @Test
    void givesNoLevelAboveTheLastBin() {
        LinearModel withoutBins = new LinearModel("x", new TopicMask(Set.of()), Map.of(), new double[] {9}, List.of());
        assertThat(withoutBins.level(9, 100)).isEqualTo(DetectionLevel.UNJUDGED);
    }

    @Test
    void refusesAFileThatIsNoModel() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(bytes)) {
            zipped.write("something else\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        assertThatThrownBy(() -> DetectionModelReader.read(new ByteArrayInputStream(bytes.toByteArray())))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a detection model");
    }
}
