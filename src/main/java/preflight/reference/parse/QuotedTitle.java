package preflight.reference.parse;

/** Titles in quotes. Where a citation style quotes titles, the quotes show the limits of the title more reliably than the tagger. */
final class QuotedTitle {
    private static final String OPENING = "“„«";
    private static final String CLOSING = "”“»";
    private static final String END_PUNCTUATION = " .,;:?!";

    private QuotedTitle() {}

    /** The whole quotation that a title starts in, where the title is cut off or runs beyond the quotation; else the title. */
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

    /** Whether the quotation ends like a field, with punctuation before or after the quote. A quoted word inside a title does not. */
    private static boolean isWholeTitle(String text, int close) {
        boolean before = END_PUNCTUATION.indexOf(text.charAt(close - 1)) > 0;
        boolean after = close + 1 < text.length() && END_PUNCTUATION.indexOf(text.charAt(close + 1)) > 0;
        return before || after;
    }

    private static String trimmed(String quoted) {
        int end = quoted.length();
        while (end > 0 && " .,;".indexOf(quoted.charAt(end - 1)) >= 0) {
            end--;
        }
        return quoted.substring(0, end).strip();
    }
}
