package preflight.reference.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.TokenFeatures;

class NBestDecoderTest {
    private static final int LABELS = 3;
    private static final TokenFeatures FIVE_WORDS = features("five words without any punctuation");
    private final Random random = new Random(7);

    @Test
    void findsTheBestLabelingsInTheirOrder() {
        for (int round = 0; round < 50; round++) {
            float[] transitions = numbers(LABELS * LABELS);
            float[][] emissions = {numbers(LABELS), numbers(LABELS), numbers(LABELS), numbers(LABELS), numbers(LABELS)};
            List<Labeling> expected = all(emissions, transitions);
            List<Labeling> found = labelings(emissions, transitions, FIVE_WORDS);
            assertThat(found).hasSizeBetween(1, 10);
            for (int i = 0; i < found.size(); i++) {
                assertThat(found.get(i).labels())
                        .containsExactly(expected.get(i).labels());
                assertThat(found.get(i).scoreGap()).isCloseTo(expected.get(i).scoreGap(), within());
            }
            assertThat(found.size() == 10 || expected.get(found.size()).scoreGap() > 5)
                    .isTrue();
        }
    }

    @Test
    void labelingsThatDifferInPunctuationOnlyAreOne() {
        float[][] emissions = {{9, 0, 0}, {0.2f, 0.1f, 0}, {0, 9, 0}};
        List<Labeling> found = labelings(emissions, new float[LABELS * LABELS], features("Seas, 12"));
        assertThat(found).hasSize(1);
        assertThat(found.getFirst().labels()).containsExactly(0, 0, 1);
    }

    private static org.assertj.core.data.Offset<Float> within() {
        return org.assertj.core.data.Offset.offset(1e-3f);
    }

    private static TokenFeatures features(String text) {
        return new TokenFeatures(text, ReferenceTokenizer.tokenize(text), Lexicon.EMPTY, Gazetteer.NONE);
    }

    private float[] numbers(int count) {
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = random.nextFloat() * 4;
        }
        return numbers;
    }

    private static List<Labeling> labelings(float[][] emissions, float[] transitions, TokenFeatures features) {
        float[][] forward = new float[emissions.length][];
        for (int t = 0; t < emissions.length; t++) {
            forward[t] = emissions[t].clone();
            for (int b = 0; b < LABELS && t > 0; b++) {
                float best = Float.NEGATIVE_INFINITY;
                for (int a = 0; a < LABELS; a++) {
                    best = Math.max(best, forward[t - 1][a] + transitions[a * LABELS + b]);
                }
                forward[t][b] += best;
            }
        }
        float[] into = new float[LABELS * LABELS];
        for (int i = 0; i < into.length; i++) {
            into[i % LABELS * LABELS + i / LABELS] = transitions[i];
        }
        return new NBestDecoder(forward, new int[emissions.length], into).decode(features);
    }

    /** All labelings, the best first. */
    private static List<Labeling> all(float[][] emissions, float[] transitions) {
        List<Labeling> all = new ArrayList<>();
        int n = emissions.length;
        for (int code = 0; code < Math.pow(LABELS, n); code++) {
            int[] labels = new int[n];
            float score = 0;
            for (int t = 0, rest = code; t < n; t++, rest /= LABELS) {
                labels[t] = rest % LABELS;
                score += emissions[t][labels[t]] + (t == 0 ? 0 : transitions[labels[t - 1] * LABELS + labels[t]]);
            }
            all.add(new Labeling(labels, -score, List.of()));
        }
        all.sort(Comparator.comparingDouble(Labeling::scoreGap));
        float best = all.getFirst().scoreGap();
        all.replaceAll(labeling -> new Labeling(labeling.labels(), labeling.scoreGap() - best, List.of()));
        return all;
    }
}
