package preflight.reference.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.feature.FeatureHashes;

class WeightTableTest {
    private static final int LABELS = Label.values().length;

    @Test
    void addsUpTheWeightsOfTheFeaturesItKnows() {
        Random random = new Random(1);
        FeatureHashes token = new FeatureHashes();
        for (int kind = 0; kind < 100; kind++) {
            token.add(kind, random.nextInt());
        }
        int[] known = new int[90];
        byte[] weights = new byte[known.length * LABELS];
        random.nextBytes(weights);
        float[] expected = new float[LABELS];
        for (int i = 0; i < known.length; i++) {
            known[i] = token.get(i + 5);
            for (int label = 0; label < LABELS; label++) {
                expected[label] += weights[i * LABELS + label] * 0.5f;
            }
        }
        float[] scores = new float[LABELS];
        new WeightTable(LABELS, known, weights, 0.5f).score(token, scores);
        assertThat(scores).containsExactly(expected);
    }

    @Test
    void doesNotOverflowWithTheLargestSums() {
        FeatureHashes token = new FeatureHashes();
        for (int kind = 0; kind < 120; kind++) {
            token.add(kind, kind);
        }
        int[] known = token.toArray();
        byte[] weights = new byte[known.length * LABELS];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i % LABELS % 2 == 0 ? Byte.MAX_VALUE : Byte.MIN_VALUE;
        }
        float[] scores = new float[LABELS];
        new WeightTable(LABELS, known, weights, 1).score(token, scores);
        for (int label = 0; label < LABELS; label++) {
            assertThat(scores[label]).isEqualTo(120f * (label % 2 == 0 ? Byte.MAX_VALUE : Byte.MIN_VALUE));
        }
    }
}
