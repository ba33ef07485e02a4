package preflight.reference.tagger.feature;

import java.util.Map;

/**
 * Classes of words: the part of a bibliography (titles, container titles, names, publishers) that a word is typical of. They are counted
 * over the metadata of openly licensed works when the model is trained, so the tagger knows words that no labelled reference has.
 * Immutable.
 */
public final class Lexicon {
    /** Number of classes, with 0 for an unknown word. */
    public static final int CLASSES = 128;

    /** Titles, container titles, names, publishers. */
    public static final int PARTS = 4;

    /** Without any word. */
    public static final Lexicon EMPTY = new Lexicon(Map.of());

    /** A class tells the part, the second most frequent part (4), the certainty (3) and the frequency (2). */
    private static final int CLASSES_PER_PART = 24;

    private final Map<String, Integer> classes;

    /** @param classes class of each lower-case word, from 1 */
    public Lexicon(Map<String, Integer> classes) {
        this.classes = Map.copyOf(classes);
    }

    /** The class of a lower-case word, from 1; 0 for an unknown word. */
    int classOf(String word) {
        return classes.getOrDefault(word, 0);
    }

    /** The part that a class is typical of, from 1; 0 for class 0. */
    public static int partOf(int wordClass) {
        return wordClass == 0 ? 0 : 1 + (wordClass - 1) / CLASSES_PER_PART;
    }
}
