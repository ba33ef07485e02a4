package preflight.detection.model;

/** The kinds of features, by what they say about a sentence. */
public enum FeatureKind {
    /** Single words. */
    WORD_CHOICE,
    /** Words that follow each other. */
    PHRASING,
    /** How long the sentence is and how it is divided. */
    SENTENCE_FORM;

    static FeatureKind of(String feature) {
        if (feature.startsWith(SentenceFeatures.FORM)) {
            return SENTENCE_FORM;
        }
        return feature.indexOf(' ') < 0 ? WORD_CHOICE : PHRASING;
    }
}
