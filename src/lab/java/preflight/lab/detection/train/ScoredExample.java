package preflight.lab.detection.train;

/** A human passage scored by a model that has not learned from its source. */
record ScoredExample(TrainingExample example, double score) {

    /** Where it is from, and what kind of text it is. */
    String source() {
        return example.origin().source() + '/' + example.origin().domain();
    }
}
