package preflight.reference.parsing;

import java.util.List;

/**
 * What stands between a token and the one before. Fields end at marks, and it depends on the mark which field may follow
 * which: the CRF has transitions of its own for each kind of boundary.
 */
final class Boundary {
    /** One more than the largest kind. */
    static final int KINDS = 27;

    private static final int PREVIOUS_KINDS = 9;
    private static final String QUOTES = "“”„«»\"‘’‹›";
    private static final int SHORT = 2;

    private Boundary() {}

    /** The kind of boundary in front of every token. */
    static int[] kinds(List<Token> tokens) {
        int[] kinds = new int[tokens.size()];
        for (int i = 1; i < kinds.length; i++) {
            int previous = i > 1 && isInitial(tokens, i - 1) ? 8 : previous(tokens.get(i - 1));
            kinds[i] = current(tokens.get(i)) * PREVIOUS_KINDS + previous;
        }
        return kinds;
    }

    private static boolean isInitial(List<Token> tokens, int i) {
        return tokens.get(i).text().equals(".") && tokens.get(i - 1).text().length() <= SHORT;
    }

    private static int current(Token token) {
        return token.isWord() ? 0 : token.isNumber() ? 1 : 2;
    }

    private static int previous(Token token) {
        if (token.isWord()) {
            return 0;
        }
        if (token.isNumber()) {
            return 1;
        }
        return switch (token.text()) {
            case "." -> 2;
            case "," -> 3;
            case ":", ";" -> 4;
            case "(", "[" -> 5;
            case ")", "]" -> 6;
            default -> QUOTES.contains(token.text()) ? 7 : 0;
        };
    }
}
