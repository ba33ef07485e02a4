package preflight.reference.tagger.feature;

import java.util.List;

/** The segments of a reference, separated by punctuation: the shape of each, its first word and the {@link Lexicon} class of most of its words. */
final class Segments {
    private static final String SEPARATORS = ".,;:()[]“”«»\"„?!，。；：（）、";
    private static final int MAX_NUMBER = 12;

    private final int[] segment;
    private final int[] start;
    private final int[] end;
    private final int[] shape;
    private final int[] first;
    private final int[] mainClass;

    private Segments(int size) {
        segment = new int[size];
        start = new int[size + 1];
        end = new int[size + 1];
        shape = new int[size + 1];
        first = new int[size + 1];
        mainClass = new int[size + 1];
    }

    /**
     * @param words hash of each token, in lower case
     * @param lexicon the {@link Lexicon} class of each token
     */
    static Segments of(List<Token> tokens, int[] words, int[] lexicon, QuotationMarks quotes) {
        Segments segments = new Segments(tokens.size());
        int current = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (isSeparator(tokens, i, quotes)) {
                current = i == 0 ? 0 : current + 1;
                segments.start[current] = i + 1;
            }
            segments.segment[i] = current;
            segments.end[current] = i + 1;
        }
        for (int k = 0; k <= current && !tokens.isEmpty(); k++) {
            segments.describe(tokens, words, k);
            segments.mainClass[k] = mainClass(lexicon, segments.start[k], segments.end[k]);
        }
        return segments;
    }

    /** Whether a token separates segments. The full stop of an initial does not. */
    private static boolean isSeparator(List<Token> tokens, int i, QuotationMarks quotes) {
        Token token = tokens.get(i);
        boolean separates =
                (token.isPunctuation() && SEPARATORS.contains(token.text())) || quotes.opens(i) || quotes.closes(i);
        boolean initial = separates
                && token.text().equals(".")
                && i > 0
                && tokens.get(i - 1).text().length() == 1;
        return separates && !initial;
    }

    private void describe(List<Token> tokens, int[] hashes, int k) {
        int words = 0;
        int capitals = 0;
        int numbers = 0;
        int singles = 0;
        for (int i = start[k]; i < end[k]; i++) {
            Token token = tokens.get(i);
            words += token.isWord() ? 1 : 0;
            numbers += token.isNumber() ? 1 : 0;
            singles += token.isWord() && token.text().length() == 1 ? 1 : 0;
            capitals += token.isWord() && Character.isUpperCase(token.text().codePointAt(0)) ? 1 : 0;
            if (first[k] == 0 && !token.isPunctuation()) {
                first[k] = hashes[i];
            }
        }
        int length = words <= 3 ? words : words <= 5 ? 4 : words <= 8 ? 5 : words <= 12 ? 6 : 7;
        int share = words == 0 ? 0 : 1 + capitals * 4 / words;
        shape[k] = length | share << 4 | Math.min(numbers, 2) << 8 | Math.min(singles, 2) << 10;
    }

    private static int mainClass(int[] lexicon, int from, int to) {
        int[] counts = new int[Lexicon.CLASSES];
        int total = 0;
        int best = 0;
        for (int i = from; i < to; i++) {
            int known = lexicon[i];
            if (known > 0) {
                total++;
                counts[known]++;
                best = counts[known] > counts[best] ? known : best;
            }
        }
        return total == 0 ? 0 : best * 8 + counts[best] * 4 / total;
    }

    /** Shape of the token's segment: buckets of its words, numbers, single letters and capitals. */
    int shape(int i) {
        return shape[segment[i]];
    }

    /** Shape of the segment after the token's; -1 for none. */
    int nextShape(int i) {
        return segment[i] + 1 < shape.length ? shape[segment[i] + 1] : -1;
    }

    /** Shape of the first segment. It is mostly a name, and the other names look alike. */
    int firstShape() {
        return shape[0];
    }

    /** Hash of the first word or number of the token's segment; 0 for none. */
    int first(int i) {
        return first[segment[i]];
    }

    /** Hash of the first word or number of the segment before; 0 for none. */
    int previousFirst(int i) {
        return segment[i] == 0 ? 0 : first[segment[i] - 1];
    }

    /** Index of the token's segment, from 0, at most {@value #MAX_NUMBER}. */
    int number(int i) {
        return Math.min(segment[i], MAX_NUMBER);
    }

    /** The lexicon class that most words of the token's segment have, and their share. */
    int mainClass(int i) {
        return mainClass[segment[i]];
    }
}
