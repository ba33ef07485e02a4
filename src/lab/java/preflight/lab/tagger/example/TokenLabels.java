package preflight.lab.tagger.example;

import java.util.List;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.feature.QuotationMarks;
import preflight.reference.tagger.feature.Token;

/** The gold label of each token of a labelled reference. */
public final class TokenLabels {
    private static final String OPENING = "([（<";

    private TokenLabels() {}

    public static int[] of(LabelledReference reference, List<Token> tokens) {
        int[] labels = new int[tokens.size()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = reference.labelAt(tokens.get(i).start()).ordinal();
        }
        UnspacedNumbers.relabel(reference.text(), tokens, labels);
        labelPunctuation(tokens, labels);
        return labels;
    }

    /**
     * Labels the punctuation between two fields like the field before it. Sources differ in whether a field includes its full stop. With
     * an unlabelled token in between, the CRF would lose the label of the field before.
     */
    private static void labelPunctuation(List<Token> tokens, int[] labels) {
        QuotationMarks quotes = QuotationMarks.of(tokens);
        for (int i = 1; i < labels.length; i++) {
            boolean opens = OPENING.contains(tokens.get(i).text()) || quotes.opens(i);
            boolean free = labels[i] == Label.NONE.ordinal();
            if (tokens.get(i).isPunctuation() && !opens && free) {
                labels[i] = labels[i - 1];
            }
        }
    }
}
