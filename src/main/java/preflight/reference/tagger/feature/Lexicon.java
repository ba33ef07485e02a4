package preflight.reference.tagger.feature;

/**
 * In which part of a bibliography a word is at home: names, titles, journals, publishers. Counted over the metadata of
 * openly licensed works when the model is trained; it tells the tagger about words the labelled references never showed.
 */
public interface Lexicon {
    /** One more than the largest class. */
    int CLASSES = 128;

    /** Knows no word. */
    Lexicon EMPTY = word -> 0;

    /** The class of a lower-case word, from 1; 0 for a word it does not know. */
    int classOf(String word);

    /** Titles, journals, names, publishers. */
    int PARTS = 4;

    /** How many classes the words of a part have: where else they are, how sure it is, how frequent they are. */
    int CLASSES_OF_PART = 24;

    /** The part a class of words is at home in, from 1; 0 for none. */
    static int partOf(int wordClass) {
        return wordClass == 0 ? 0 : 1 + (wordClass - 1) / CLASSES_OF_PART;
    }
}
