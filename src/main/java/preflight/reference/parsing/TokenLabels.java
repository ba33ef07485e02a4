package preflight.reference.parsing;

import java.util.List;

/** The label of each token of a labelled reference, as the tagger is to learn them. */
final class TokenLabels {
    private static final String OPENING = "([（<";

    private TokenLabels() {}

    static int[] of(LabelledReference reference, List<Token> tokens) {
        int[] labels = new int[tokens.size()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = reference.labelAt(tokens.get(i).start()).ordinal();
        }
        GluedNumbers.settle(reference.text(), tokens, labels);
        closeGaps(tokens, labels);
        return labels;
    }

    /**
     * Gives the marks between two fields to the one before. Sources differ in whether a field has its full stop, and where a
     * mark is no field the chain forgets which field went before.
     */
    private static void closeGaps(List<Token> tokens, int[] labels) {
        Quotes quotes = Quotes.of(tokens);
        for (int i = 1; i < labels.length; i++) {
            boolean opens = OPENING.contains(tokens.get(i).text()) || quotes.opens(i);
            boolean free = labels[i] == Label.NONE.ordinal();
            if (tokens.get(i).isMark() && !opens && free) {
                labels[i] = labels[i - 1];
            }
        }
    }
}
