package preflight.detection.model;

import java.util.ArrayList;
import java.util.List;

/** Extracts the features of a sentence: n-grams of one to three masked tokens, and the form of the sentence. */
public final class SentenceFeatures {
    private static final int MAX_NGRAM = 3;
    /** Prefix of the features that describe the form of a sentence. */
    static final String FORM = "#";

    private static final String START = "^";
    private static final int LENGTH_STEP = 5;
    private static final int MAX_LENGTH = 60;

    private final TopicMask mask;

    public SentenceFeatures(TopicMask mask) {
        this.mask = mask;
    }

    /** The features of a sentence; a feature that occurs several times is listed several times. */
    public List<String> of(String sentence) {
        return ofTokens(SentenceTokenizer.tokenize(sentence));
    }

    /** The features of a tokenised sentence. */
    public List<String> ofTokens(List<String> tokens) {
        if (tokens.isEmpty()) {
            return List.of();
        }
        List<String> masked = new ArrayList<>(tokens.size() + 1);
        masked.add(START);
        for (int i = 0; i < tokens.size(); i++) {
            masked.add(mask.apply(tokens.get(i), i == 0));
        }
        List<String> features = new ArrayList<>(masked.size() * MAX_NGRAM + 2);
        for (int i = 0; i < masked.size(); i++) {
            String ngram = masked.get(i);
            if (i > 0) {
                features.add(ngram);
            }
            for (int j = i + 1; j < Math.min(masked.size(), i + MAX_NGRAM); j++) {
                ngram = ngram + ' ' + masked.get(j);
                features.add(ngram);
            }
        }
        features.add(FORM + "length " + Math.min(tokens.size(), MAX_LENGTH) / LENGTH_STEP);
        features.add(FORM + "commas "
                + Math.min(6, tokens.stream().filter(","::equals).count()));
        return features;
    }
}
