package preflight.reference.parse;

import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.work.text.Markup;

/** The plain text of a submitted line: without markup, LaTeX and control characters, of limited length. */
public final class ReferenceText {
    /**
     * In UTF-16 units; far longer than any reference. The rest of a longer line is ignored, so that one line cannot delay
     * the others.
     */
    public static final int MAX_LENGTH = 3000;

    private static final Pattern ACCENT =
            Pattern.compile("\\{?\\\\([`'^\"~=.uvHck])\\s?(?:\\{\\\\?([A-Za-z])}|\\\\?([A-Za-z]))}?");
    private static final Pattern LETTER =
            Pattern.compile("\\{?\\\\(ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i|j)(?![A-Za-z])(?:\\{})?\\s?}?");
    private static final Pattern COMMAND = Pattern.compile("\\\\[a-zA-Z]{2,15}\\*?\\s?");
    /** More combining marks on a letter than any script has. Patterns are slow on them. */
    private static final Pattern STACKED_ACCENTS = Pattern.compile("(\\p{M}{3})\\p{M}++");

    /** "1Smith": the number of the reference in its list without its space. It would become part of the name. */
    private static final Pattern LEADING_NUMBER = Pattern.compile("^\\d{1,3}(?=\\p{Lu}\\p{L}{2})");

    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Map<String, String> COMBINING = Map.ofEntries(
            Map.entry("`", "\u0300"),
            Map.entry("'", "\u0301"),
            Map.entry("^", "\u0302"),
            Map.entry("~", "\u0303"),
            Map.entry("=", "\u0304"),
            Map.entry("u", "\u0306"),
            Map.entry(".", "\u0307"),
            Map.entry("\"", "\u0308"),
            Map.entry("H", "\u030B"),
            Map.entry("v", "\u030C"),
            Map.entry("c", "\u0327"),
            Map.entry("k", "\u0328"));
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("ss", "ß"),
            Map.entry("ae", "æ"),
            Map.entry("AE", "Æ"),
            Map.entry("oe", "œ"),
            Map.entry("OE", "Œ"),
            Map.entry("aa", "å"),
            Map.entry("AA", "Å"),
            Map.entry("o", "ø"),
            Map.entry("O", "Ø"),
            Map.entry("l", "ł"),
            Map.entry("L", "Ł"),
            Map.entry("i", "ı"),
            Map.entry("j", "j"));

    private ReferenceText() {}

    /** The plain text of a line, at most {@link #MAX_LENGTH} units of it. */
    static String plain(String line) {
        int end = Math.min(line.length(), MAX_LENGTH);
        if (end < line.length() && Character.isHighSurrogate(line.charAt(end - 1))) {
            end--;
        }
        String text =
                STACKED_ACCENTS.matcher(Markup.plain(line.substring(0, end))).replaceAll("$1");
        if (text.indexOf('\\') >= 0) {
            text = withoutLatex(text);
        }
        text = SPACES.matcher(text).replaceAll(" ").strip();
        return LEADING_NUMBER.matcher(text).replaceFirst("");
    }

    private static String withoutLatex(String text) {
        String accents = ACCENT.matcher(text).replaceAll(match -> {
            String letter = match.group(2) == null ? match.group(3) : match.group(2);
            String composed = letter + COMBINING.get(match.group(1));
            return Matcher.quoteReplacement(Normalizer.normalize(composed, Normalizer.Form.NFC));
        });
        String letters = LETTER.matcher(accents).replaceAll(match -> LETTERS.getOrDefault(match.group(1), ""));
        return COMMAND.matcher(letters)
                .replaceAll("")
                .replaceAll("[{}\\\\$]", "")
                .replace("--", "–");
    }
}
