package preflight.work.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Folds titles and names for comparison: lower case, without diacritics and punctuation, split into words. Indexes and the
 * reference matcher share it, so that they agree on what is equal.
 */
public final class Folding {

    /** A folded word with its offsets in the text. */
    public record FoldedWord(String text, int start, int end) {}

    private static final Map<Integer, String> LETTERS = Map.ofEntries(
            Map.entry((int) 'ß', "ss"),
            Map.entry((int) 'æ', "ae"),
            Map.entry((int) 'œ', "oe"),
            Map.entry((int) 'ø', "o"),
            Map.entry((int) 'đ', "d"),
            Map.entry((int) 'ð', "d"),
            Map.entry((int) 'þ', "th"),
            Map.entry((int) 'ł', "l"),
            Map.entry((int) 'ı', "i"),
            Map.entry((int) 'ŋ', "n"),
            Map.entry((int) 'ħ', "h"));

    private static final String[] GREEK = {
        "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu",
        "xi", "omicron", "pi", "rho", "sigma", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega"
    };

    private Folding() {}

    /** The folded words of a plain text. */
    public static List<String> words(String text) {
        List<FoldedWord> words = scan(text);
        List<String> folded = new ArrayList<>(words.size());
        for (FoldedWord word : words) {
            folded.add(word.text());
        }
        return folded;
    }

    /** The folded words joined by spaces. Texts that differ only in case, accents and punctuation have the same key. */
    public static String key(String text) {
        return String.join(" ", words(text));
    }

    /**
     * The folded words of a plain text with their offsets. A word is a run of letters and digits. Every ideograph is a word,
     * because those scripts have no spaces.
     */
    public static List<FoldedWord> scan(String text) {
        List<FoldedWord> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int start = 0;
        int end = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            if (c < 128 ? isAsciiWord(c) : Character.isLetterOrDigit(c)) {
                boolean ideograph = c > 0x2E80 && Character.isIdeographic(c);
                if (ideograph && !word.isEmpty()) {
                    words.add(new FoldedWord(word.toString(), start, end));
                    word.setLength(0);
                }
                if (word.isEmpty()) {
                    start = i;
                }
                append(word, text, i, c);
                end = next;
                if (ideograph) {
                    words.add(new FoldedWord(word.toString(), start, end));
                    word.setLength(0);
                }
            } else if (c >= 128 && isInvisible(c)) {
                end = word.isEmpty() ? end : next;
            } else if (!word.isEmpty()) {
                words.add(new FoldedWord(word.toString(), start, end));
                word.setLength(0);
            }
            i = next;
        }
        if (!word.isEmpty()) {
            words.add(new FoldedWord(word.toString(), start, end));
        }
        return words;
    }

    private static boolean isAsciiWord(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }

    private static boolean isInvisible(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.FORMAT || type == Character.ENCLOSING_MARK;
    }

    private static void append(StringBuilder word, String text, int at, int c) {
        if (c < 128) {
            word.append((char) (c >= 'A' && c <= 'Z' ? c + 32 : c));
            return;
        }
        String special = LETTERS.get(Character.toLowerCase(c));
        if (special != null) {
            word.append(special);
        } else if (isLoneGreek(text, at, c)) {
            word.append(GREEK[Character.toLowerCase(c) - 'α']);
        } else {
            String plain = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKD);
            plain.codePoints()
                    .filter(Character::isLetterOrDigit)
                    .map(Character::toLowerCase)
                    .forEach(word::appendCodePoint);
        }
    }

    /** Whether a Greek letter is used as a symbol. Symbols are spelt out, because references do either; Greek words are not. */
    private static boolean isLoneGreek(String text, int at, int c) {
        int lower = Character.toLowerCase(c);
        return lower >= 'α'
                && lower <= 'ω'
                && (at == 0 || !isGreek(text.charAt(at - 1)))
                && (at + 1 >= text.length() || !isGreek(text.charAt(at + 1)));
    }

    private static boolean isGreek(char c) {
        return Character.UnicodeBlock.of(c) == Character.UnicodeBlock.GREEK && Character.isLetter(c);
    }
}
