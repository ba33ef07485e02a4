package preflight.manuscript.list;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Joins lines to running text: repairs hyphenated words and broken links. */
public final class LineJoiner {
    /** A word broken at the end of a line. A hyphen after a digit or a capital is kept. */
    private static final Pattern BROKEN_WORD = Pattern.compile(".*\\p{Ll}[-\u2010\u00AD]$", Pattern.DOTALL);

    private static final Pattern HYPHENATED = Pattern.compile(".*[\\p{L}\\d][-\u2010\u2013]$", Pattern.DOTALL);

    private static final Pattern SOFT_HYPHEN = Pattern.compile("\u00AD$");
    /** A link or an identifier at the end of a line. */
    private static final Pattern OPEN_LINK =
            Pattern.compile("(?i)(?:.*[\\s(<\\[:]|^)(?:https?://|www\\.|doi:\\s?|10\\.\\d{4,9}/)\\S*$", Pattern.DOTALL);

    private static final Pattern CLOSED_LINK = Pattern.compile(".*[.,;)\\]>]$", Pattern.DOTALL);
    private static final Pattern LINK_REST = Pattern.compile("^[\\p{Ll}\\d/_~?=&%#.-]\\S*", Pattern.DOTALL);
    /** Words that never continue a link. */
    private static final Pattern NOT_LINK_REST = Pattern.compile(
            "^(?:accessed|and|pp?\\.|vol|no|in|retrieved|visited|last|doi|https?|arxiv|the|zugriff|abgerufen|consulté|\\d{4}[.;)]?$)(?:\\b|:|$).*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    /** Prefixes that keep their hyphen: "self-", "non-". */
    private static final Set<String> HYPHENATED_PREFIXES = Set.of("self", "non", "well", "cross");

    private LineJoiner() {}

    /** The lines as running text. */
    public static String join(List<String> lines) {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            append(text, line.strip());
        }
        return text.toString();
    }

    /** Appends the next line of a paragraph. */
    public static void append(StringBuilder text, String line) {
        if (text.isEmpty() || line.isEmpty()) {
            text.append(line);
            return;
        }
        String lastWord = text.substring(text.lastIndexOf(" ") + 1);
        boolean lower = Character.isLowerCase(line.codePointAt(0));
        if (OPEN_LINK.matcher(lastWord).matches() && continuesLink(lastWord, line)) {
            text.append(line);
        } else if (SOFT_HYPHEN.matcher(lastWord).find()
                || lower && BROKEN_WORD.matcher(lastWord).matches() && !keepsHyphen(lastWord)) {
            text.setLength(text.length() - 1);
            text.append(line);
        } else if (HYPHENATED.matcher(lastWord).matches() || isUnspaced(text, line)) {
            text.append(line);
        } else {
            text.append(' ').append(line);
        }
    }

    private static boolean continuesLink(String link, String line) {
        String next = line.split("\\s", 2)[0];
        boolean closed = CLOSED_LINK.matcher(link).matches();
        boolean slash = link.endsWith("/") || link.endsWith("-") || link.endsWith("_") || link.endsWith("=");
        return !NOT_LINK_REST.matcher(next).matches()
                && (slash || !closed && LINK_REST.matcher(next).matches());
    }

    private static boolean keepsHyphen(String word) {
        String half = word.substring(0, word.length() - 1).replaceFirst("^\\P{L}+", "");
        return HYPHENATED_PREFIXES.contains(half.toLowerCase(Locale.ROOT)) || half.contains("-");
    }

    /** Chinese and Japanese have no spaces between words. */
    private static boolean isUnspaced(StringBuilder text, String line) {
        return isIdeographic(text.codePointBefore(text.length())) && isIdeographic(line.codePointAt(0));
    }

    private static boolean isIdeographic(int c) {
        return Character.isIdeographic(c) || c >= 0x3000 && c <= 0x30FF || c >= 0xFF00 && c <= 0xFFEF;
    }
}
