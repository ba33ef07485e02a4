package preflight.manuscript.plain;

import java.util.regex.Pattern;

/** Markdown of a single line without its markup. */
final class MarkdownText {
    private static final Pattern AUTOLINK = Pattern.compile("<((?:https?|doi|mailto):[^>\\s]+)>");
    /** A link that shows its own address, or another text. */
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\(\\s*<?([^)\\s>]+)>?[^)]*\\)(?:\\{[^}]*})?");

    private static final Pattern EMPHASIS =
            Pattern.compile("(?<![\\\\\\p{L}\\d])([*_]{1,3})(?=\\S)(.+?)(?<=\\S)\\1(?![\\p{L}\\d])");
    private static final Pattern SPAN =
            Pattern.compile("\\[([^\\]]*)]\\{[^}]*}|</?(?:em|i|b|strong|sup|sub|span)(?:\\s[^>]*)?>");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([\\\\`*_{}\\[\\]()#+.!&<>~^|$@'\"-])");

    private MarkdownText() {}

    static String plain(String text) {
        String links = AUTOLINK.matcher(text).replaceAll("$1");
        links = LINK.matcher(links)
                .replaceAll(link -> java.util.regex.Matcher.quoteReplacement(shown(link.group(1), link.group(2))));
        String plain = SPAN.matcher(links)
                .replaceAll(
                        span -> span.group(1) == null ? "" : java.util.regex.Matcher.quoteReplacement(span.group(1)));
        for (int i = 0; i < 2; i++) {
            plain = EMPHASIS.matcher(plain).replaceAll("$2");
        }
        return ESCAPE.matcher(plain).replaceAll("$1").replace("`", "").strip();
    }

    /** The address is what a reference needs, unless it is shown already. */
    private static String shown(String text, String address) {
        return text.isBlank() || address.contains(text)
                ? address
                : text.contains(address) ? text : text + " " + address;
    }
}
