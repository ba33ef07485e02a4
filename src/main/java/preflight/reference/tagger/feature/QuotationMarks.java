package preflight.reference.tagger.feature;

import java.util.BitSet;
import java.util.List;

/**
 * Finds the quotations of a reference. Some marks are also apostrophes, and some open a quotation in one language and close it in
 * another. The space around them decides: an opening mark is before a word and not directly after one.
 */
public final class QuotationMarks {
    /** The marks that can close a quotation, for each of {@link #OPENERS} in the same order. */
    private static final String[] CLOSERS = {
        "”\"“", "’'‘", "“”\"", "‘’'", "»”", "«", "›", "”\"", "'’", "'’", "」", "』", "》", "〉"
    };

    private static final String OPENERS = "“‘„‚«»‹\"'`「『《〈";
    private static final String APOSTROPHES = "'’‘";
    /** In tokens; longer than any title. */
    private static final int MAX_TOKENS = 150;

    private final List<Token> tokens;
    private final BitSet opening = new BitSet();
    private final BitSet closing = new BitSet();

    private QuotationMarks(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** The quotations of these tokens. */
    public static QuotationMarks of(List<Token> tokens) {
        QuotationMarks quotes = new QuotationMarks(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            int kind = tokens.get(i).isPunctuation()
                    ? OPENERS.indexOf(tokens.get(i).text())
                    : -1;
            int end = kind >= 0 && quotes.canOpen(i) ? quotes.endOf(i, CLOSERS[kind]) : -1;
            if (end > 0) {
                quotes.opening.set(i);
                quotes.closing.set(end);
                i = end;
            }
        }
        return quotes;
    }

    /** Whether a quotation begins with this token. */
    public boolean opens(int i) {
        return opening.get(i);
    }

    /** Whether a quotation ends with this token. */
    boolean closes(int i) {
        return closing.get(i);
    }

    private boolean canOpen(int i) {
        boolean afterWord =
                i > 0 && !tokens.get(i).followsSpace() && !tokens.get(i - 1).isPunctuation();
        return !afterWord && i + 1 < tokens.size();
    }

    /** The first closing mark that is no possible apostrophe or is next to punctuation, else the first possible apostrophe; -1 for none. */
    private int endOf(int start, String closers) {
        int first = -1;
        for (int j = start + 2; j < Math.min(tokens.size(), start + MAX_TOKENS); j++) {
            if (closers.contains(tokens.get(j).text()) && canClose(j)) {
                if (!APOSTROPHES.contains(tokens.get(j).text()) || isNextToPunctuation(j)) {
                    return j;
                }
                first = first < 0 ? j : first;
            }
        }
        return first;
    }

    private boolean canClose(int j) {
        boolean beforeWord = j + 1 < tokens.size()
                && !tokens.get(j + 1).followsSpace()
                && !tokens.get(j + 1).isPunctuation();
        return !(beforeWord && APOSTROPHES.contains(tokens.get(j).text()));
    }

    private boolean isNextToPunctuation(int j) {
        return tokens.get(j - 1).isPunctuation()
                || j + 1 == tokens.size()
                || tokens.get(j + 1).isPunctuation();
    }
}
