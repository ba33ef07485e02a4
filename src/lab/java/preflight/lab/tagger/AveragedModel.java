package preflight.lab.tagger;

import java.util.stream.IntStream;
import preflight.reference.tagger.CrfWeights;
import preflight.reference.tagger.feature.Boundary;

/** The mean of CRFs trained on the same references with different random seeds. It errs less than any of them. */
final class AveragedModel {
    private final int labels;
    private final FeatureIndex ids;
    private final double[] start;
    private final double[] transitions;
    private final float[] weights;
    private int models;

    AveragedModel(int labels, FeatureIndex ids) {
        this.labels = labels;
        this.ids = ids;
        start = new double[labels];
        transitions = new double[Boundary.KINDS * labels * labels];
        weights = new float[ids.size() * labels];
    }

    void add(CrfTrainer trained) {
        models++;
        float share = 1f / models;
        for (int i = 0; i < start.length; i++) {
            start[i] += (trained.start()[i] - start[i]) * share;
        }
        double[] pairs = trained.transitions();
        for (int i = 0; i < pairs.length; i++) {
            transitions[i] += (pairs[i] - transitions[i]) * share;
        }
        float[] one = trained.weights();
        for (int i = 0; i < one.length; i++) {
            weights[i] += (one[i] - weights[i]) * share;
        }
    }

    /**
     * The model with weights rounded to bytes.
     *
     * @param minWeight features without any weight of this size are left out
     */
    CrfWeights quantised(float minWeight) {
        float max = 0;
        for (float weight : weights) {
            max = Math.max(max, Math.abs(weight));
        }
        float scale = Math.max(max, 1e-6f) / Byte.MAX_VALUE;
        int[] kept = IntStream.range(0, ids.size())
                .filter(i -> largest(i * labels) >= Math.max(minWeight, scale / 2))
                .toArray();
        byte[] rows = new byte[kept.length * labels];
        for (int k = 0; k < kept.length; k++) {
            for (int label = 0; label < labels; label++) {
                rows[k * labels + label] = (byte) Math.round(weights[kept[k] * labels + label] / scale);
            }
        }
        int[] keptHashes = IntStream.of(kept).map(i -> ids.hashes()[i]).toArray();
        return new CrfWeights(floats(start), floats(transitions), keptHashes, rows, scale);
    }

    private float largest(int from) {
        float largest = 0;
        for (int i = from; i < from + labels; i++) {
            largest = Math.max(largest, Math.abs(weights[i]));
        }
        return largest;
    }

    private static float[] floats(double[] values) {
        float[] floats = new float[values.length];
        for (int i = 0; i < values.length; i++) {
            floats[i] = (float) values[i];
        }
        return floats;
    }
}
