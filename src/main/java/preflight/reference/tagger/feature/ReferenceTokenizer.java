package preflight.reference.tagger.feature;

import java.util.ArrayList;
import java.util.List;

/** Cuts a reference into tokens. */
public final class ReferenceTokenizer {
    private ReferenceTokenizer() {}

    public static List<Token> tokenize(String text) {
        List<Token> tokens = new ArrayList<>();
        boolean spaced = false;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                spaced = true;
                i += Character.charCount(c);
                continue;
            }
            int end = endOfRun(text, i, c);
            tokens.add(new Token(text.substring(i, end), i, end, spaced));
            spaced = false;
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
            boolean joins = letter ? Character.isLetter(c) : Character.isDigit(c);
            if (!joins && Character.getType(c) != Character.NON_SPACING_MARK) {
                break;
            }
            end += Character.charCount(c);
        }
        return end;
    }
}
