package preflight.reference.tagger.feature;

import java.util.List;

/**
 * The kind of boundary between a token and the token before it. Fields end at punctuation and begin with capitals, and the punctuation
 * says which field can follow. So the CRF has separate transition weights for each kind of boundary.
 */
public final class Boundary {
    private static final int PREVIOUS_KINDS = 11;
    private static final int CURRENT_KINDS = 5;
    /** Number of kinds. */
    public static final int KINDS = PREVIOUS_KINDS * CURRENT_KINDS;

    private static final int MAX_ABBREVIATION_LENGTH = 2;

    private Boundary() {}

    /** The kind of boundary before each token. */
    static int[] kinds(List<Token> tokens, QuotationMarks quotes) {
        int[] kinds = new int[tokens.size()];
        for (int i = 1; i < kinds.length; i++) {
            kinds[i] = currentKind(tokens.get(i)) * PREVIOUS_KINDS + previousKind(tokens, i, quotes);
        }
        return kinds;
    }

    private static int currentKind(Token token) {
        if (!token.isWord()) {
            return token.isNumber() ? 2 : 3;
        }
        boolean capital = Character.isUpperCase(token.text().codePointAt(0));
        return capital ? 1 : token.text().equals("in") ? 4 : 0;
    }

    private static int previousKind(List<Token> tokens, int i, QuotationMarks quotes) {
        Token previous = tokens.get(i - 1);
        if (!previous.isPunctuation()) {
            return previous.isWord() ? 0 : 1;
        }
        if (quotes.closes(i - 1)) {
            return 7;
        }
        return switch (previous.text()) {
            case "." -> fullStop(tokens, i);
            case ",", "，", "、" -> tokens.get(i).followsSpace() ? 3 : 9;
            case ":", ";", "：", "；" -> 4;
            case "(", "[", "（" -> 5;
            case ")", "]", "）" -> 6;
            default -> quotes.opens(i - 1) ? 10 : 0;
        };
    }

    /** Kind of a full stop: after an initial or a short abbreviation, inside a word or number, or one that may end a sentence. */
    private static int fullStop(List<Token> tokens, int i) {
        boolean abbreviation = i > 1 && tokens.get(i - 2).text().length() <= MAX_ABBREVIATION_LENGTH;
        return abbreviation ? 8 : tokens.get(i).followsSpace() ? 2 : 9;
    }
}
