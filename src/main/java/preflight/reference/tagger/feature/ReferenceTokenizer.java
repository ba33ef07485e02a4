package preflight.reference.tagger.feature;

import java.util.ArrayList;
import java.util.List;

/** Splits a reference into tokens. White space separates tokens and is not one. */
public final class ReferenceTokenizer {
    private ReferenceTokenizer() {}

    /** The tokens of a text in their order. */
    public static List<Token> tokenize(String text) {
        List<Token> tokens = new ArrayList<>();
        boolean followsSpace = false;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                followsSpace = true;
                i += Character.charCount(c);
                continue;
            }
            int end = endOfRun(text, i, c);
            tokens.add(new Token(text.substring(i, end), i, end, followsSpace));
            followsSpace = false;
            i = end;
        }
        return tokens;
    }

    private static int endOfRun(String text, int start, int first) {
        int end = start + Character.charCount(first);
        boolean letter = Character.isLetter(first);
        if (!letter && !Character.isDigit(first)) {
            return end;
        }
        while (end < text.length()) {
            int c = text.codePointAt(end);
            boolean continues = letter ? Character.isLetter(c) : Character.isDigit(c);
            if (!continues && Character.getType(c) != Character.NON_SPACING_MARK) {
                break;
            }
            end += Character.charCount(c);
        }
        return end;
    }
}
