package preflight.lab.detection.train;

/** A human passage with its score from a model trained without its source. */
record ScoredExample(TrainingExample example, double score) {

    /** Source and domain: the unit that calibration weights evenly. */
    String source() {
        return example.origin().source() + '/' + example.origin().domain();
    }
}
