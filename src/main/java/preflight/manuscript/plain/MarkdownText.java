package preflight.manuscript.plain;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes the Markdown markup of a single line. */
final class MarkdownText {
    private static final Pattern AUTOLINK = Pattern.compile("<((?:https?|doi|mailto):[^>\\s]+)>");
    /** An inline link with its text and address. */
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\(\\s*<?([^)\\s>]+)>?[^)]*\\)(?:\\{[^}]*})?");

    private static final Pattern EMPHASIS =
            Pattern.compile("(?<![\\\\\\p{L}\\d])([*_]{1,3})(?=\\S)(.+?)(?<=\\S)\\1(?![\\p{L}\\d])");
    private static final Pattern SPAN =
            Pattern.compile("\\[([^\\]]*)]\\{[^}]*}|</?(?:em|i|b|strong|sup|sub|span)(?:\\s[^>]*)?>");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([\\\\`*_{}\\[\\]()#+.!&<>~^|$@'\"-])");

    private MarkdownText() {}

    static String plain(String text) {
        String links = AUTOLINK.matcher(text).replaceAll("$1");
        links = LINK.matcher(links).replaceAll(link -> Matcher.quoteReplacement(shown(link.group(1), link.group(2))));
        String plain = SPAN.matcher(links)
                .replaceAll(span -> span.group(1) == null ? "" : Matcher.quoteReplacement(span.group(1)));
        for (int i = 0; i < 2; i++) {
            plain = EMPHASIS.matcher(plain).replaceAll("$2");
        }
        return ESCAPE.matcher(plain).replaceAll("$1").replace("`", "").strip();
    }

    /** The link text and its address; the address only once if the text shows it. */
    private static String shown(String text, String address) {
        return text.isBlank() || address.contains(text)
                ? address
                : text.contains(address) ? text : text + " " + address;
    }
}
