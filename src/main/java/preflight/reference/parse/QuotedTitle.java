package preflight.reference.parse;

/** Titles in quotes: where a citation style sets them, they say where the title begins and ends better than any guess. */
final class QuotedTitle {
    private static final String OPENING = "“„«";
    private static final String CLOSING = "”“»";
    private static final String END_PUNCTUATION = " .,;:?!";

    private QuotedTitle() {}

    /** The whole of a quotation that a title begins in, if the title is cut off in it or runs beyond it; else the title. */
    static String complete(String text, String title) {
        int at = text.indexOf(title);
        for (int i = 0; at >= 0 && i < OPENING.length(); i++) {
            int open = text.lastIndexOf(OPENING.charAt(i), at);
            int close = open < 0 ? -1 : text.indexOf(CLOSING.charAt(i), Math.max(open + 1, at));
            boolean inside = open >= 0 && close > at && text.indexOf(CLOSING.charAt(i), open + 1) == close;
            if (inside && isWholeTitle(text, close)) {
                return trimmed(text.substring(open + 1, close));
            }
        }
        return title;
    }

    /** Whether the quotation ends as a field does: a mark before or behind the quote. A word in quotes within a title does not. */
    private static boolean isWholeTitle(String text, int close) {
        boolean before = END_PUNCTUATION.indexOf(text.charAt(close - 1)) > 0;
        boolean behind = close + 1 < text.length() && END_PUNCTUATION.indexOf(text.charAt(close + 1)) > 0;
        return before || behind;
    }

    private static String trimmed(String quoted) {
        int end = quoted.length();
        while (end > 0 && " .,;".indexOf(quoted.charAt(end - 1)) >= 0) {
            end--;
        }
        return quoted.substring(0, end).strip();
    }
}
