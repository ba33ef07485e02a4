package preflight.detection.model;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import preflight.text.Confusables;

/**
 * Splits a sentence into words and punctuation. Removes what distinguishes data sets rather than authors: quotation marks,
 * mark-up, citations, links and spaces before punctuation.
 */
public final class SentenceTokenizer {
    private static final Pattern CITATION =
            Pattern.compile("\\\\\\w*(?:cite|ref|label|footnote)\\w*\\*?(?:\\[[^\\]]{0,80}\\])?\\{[^}]{0,200}\\}"
                    + "|\\[[\\d,;\\s–-]{1,40}\\]"
                    + "|\\((?:[^()]{0,160}[ ,])?(?:1[89]|20)\\d\\d[a-z]?(?:[,;:][^()]{0,160})?\\)");
    private static final Pattern MARK_UP = Pattern.compile(
            "https?://\\S{1,500}|www\\.\\S{1,500}|\\$[^$]{1,200}\\$|\\\\[a-zA-Z]{1,30}\\*?|</?[a-zA-Z][^>]{0,80}>|^\\s*#{1,6}\\s|^\\s*\\[ ?[A-Z]{2} ?\\]|[*_`~{}\\\\|]");
    /** Longer tokens are cut, so that extraction errors stay cheap. */
    private static final int MAX_TOKEN_LENGTH = 40;

    private SentenceTokenizer() {}

    /** The tokens of a sentence. Letter case is kept; numbers become {@code 0}. */
    public static List<String> tokenize(String sentence) {
        String plain = Confusables.plain(sentence).replace('’', '\'').replace('‘', '\'');
        plain = MARK_UP.matcher(CITATION.matcher(plain).replaceAll(" ")).replaceAll(" ");
        List<String> tokens = new ArrayList<>(plain.length() / 5 + 4);
        int at = 0;
        while (at < plain.length()) {
            char c = plain.charAt(at);
            int end = at + 1;
            if (Character.isLetterOrDigit(c)) {
                while (end < plain.length() && continuesWord(plain, end)) {
                    end++;
                }
                addWord(plain.substring(at, end), tokens);
            } else if (c == '\'' && isContraction(plain, at)) {
                while (end < plain.length() && Character.isLetter(plain.charAt(end))) {
                    end++;
                }
                tokens.add(plain.substring(at, end).toLowerCase(java.util.Locale.ROOT));
            } else if (isPunctuation(c)) {
                tokens.add(c == '–' || c == '—' ? "-" : String.valueOf(c));
            }
            at = end;
        }
        return tokens;
    }

    private static boolean continuesWord(String text, int at) {
        char c = text.charAt(at);
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.NON_SPACING_MARK
                || ((c == '.' || c == ',')
                        && Character.isDigit(text.charAt(at - 1))
                        && at + 1 < text.length()
                        && Character.isDigit(text.charAt(at + 1)));
    }

    private static boolean isContraction(String text, int at) {
        int letters = 0;
        while (at + 1 + letters < text.length() && letters < 3 && Character.isLetter(text.charAt(at + 1 + letters))) {
            letters++;
        }
        boolean after = at > 0 && Character.isLetter(text.charAt(at - 1));
        return after && letters > 0 && letters < 3;
    }

    private static boolean isPunctuation(char c) {
        return switch (c) {
            case '.', ',', ';', ':', '!', '?', '(', ')', '-', '–', '—', '%' -> true;
            default -> false;
        };
    }

    private static void addWord(String word, List<String> tokens) {
        if (word.chars().anyMatch(Character::isDigit)) {
            tokens.add("0");
        } else {
            tokens.add(word.length() > MAX_TOKEN_LENGTH ? word.substring(0, MAX_TOKEN_LENGTH) : word);
        }
    }
}
