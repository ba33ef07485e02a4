package preflight.lab.detection.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import preflight.detection.model.SentenceFeatures;
import preflight.detection.model.TopicMask;
import preflight.lab.detection.LabelledDocument;

class FeatureMatrixTest {
    private static final SentenceFeatures FEATURES = new SentenceFeatures(
            new TopicMask(Set.of("we", "measured", "it", "seldom", "often", "twice", "and", "wrote", "down")));

    @Test
    void keepsWhatAsManySourcesUseAsIsAskedFor() {
        List<String> features = features(
                example("a", "We measured it seldom and often."),
                example("b", "We measured it often."),
                example("c", "We measured it twice."));
        assertThat(features).anyMatch(name -> name.contains("often")).noneMatch(name -> name.contains("seldom"));
    }

    @Test
    void takesTheFilesMadeForTrainingForOneSource() {
        List<String> features = features(
                example("own-report", "We wrote it down often."),
                example("own-abstract", "We wrote it often."),
                example("modern-review", "We wrote it down."),
                example("a", "We measured it often."));
        assertThat(features).anyMatch(name -> name.contains("often")).noneMatch(name -> name.contains("wrote"));
    }

    private static List<String> features(TrainingExample... examples) {
        return Stream.of(FeatureMatrix.of(Arrays.asList(examples), FEATURES, 1, 2).names)
                .flatMap(List::stream)
                .toList();
    }

    private static TrainingExample example(String source, String sentence) {
        return new TrainingExample(
                0, new LabelledDocument("", true, "m", "paper", "en", source, "generated"), List.of(sentence), 6);
    }
}
