package preflight.reference.parsing;

/**
 * In which part of a bibliography a word is at home: names, titles, journals, publishers. Counted over the metadata of
 * openly licensed works when the model is trained; it tells the tagger about words the labelled references never showed.
 */
interface Lexicon {
    /** One more than the largest class. */
    int CLASSES = 128;

    /** Knows no word. */
    Lexicon EMPTY = word -> 0;

    /** The class of a lower-case word, from 1; 0 for a word it does not know. */
    int classOf(String word);
}
