package preflight.lab.tagger;

import preflight.reference.tagger.TaggerModelFile;
import preflight.reference.tagger.feature.Boundary;

/** The mean of models that learnt from the same references and differ by chance alone: it errs less than any of them. */
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

    /** As the file holds it, features that came to weigh less than {@code least} left out. */
    TaggerModelFile.CrfWeights quantised(float least) {
        return TaggerModelFile.CrfWeights.quantised(labels, start, transitions, ids.hashes(), weights, least);
    }
}
