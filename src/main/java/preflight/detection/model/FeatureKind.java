package preflight.detection.model;

/** The kinds of features. */
public enum FeatureKind {
    /** Single words. */
    WORD_CHOICE,
    /** Sequences of words. */
    PHRASING,
    /** Length and punctuation of the sentence. */
    SENTENCE_FORM;

    static FeatureKind of(String feature) {
        if (feature.startsWith(SentenceFeatures.FORM)) {
            return SENTENCE_FORM;
        }
        return feature.indexOf(' ') < 0 ? WORD_CHOICE : PHRASING;
    }
}
