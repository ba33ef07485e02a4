package preflight.reference.compare.word;

/** Whether two folded words are the same word, misprinted or abbreviated. */
public final class WordMatch {
    /** Shorter words have too many neighbours: "mice" and "rice" are different words. */
    private static final int MIN_MISPRINT_LENGTH = 5;

    private static final String ROMAN_DIGITS = "ivxlc";
    private static final int MIN_CONTRACTION_LENGTH = 3;

    private WordMatch() {}

    /** Whether the words differ by one edit and are long enough; never for numbers. */
    public static boolean isMisprint(String a, String b) {
        int shorter = Math.min(a.length(), b.length());
        if (Math.abs(a.length() - b.length()) > 1 || shorter < MIN_MISPRINT_LENGTH - 1) {
            return false;
        }
        boolean similar = shorter < MIN_MISPRINT_LENGTH
                ? a.length() != b.length() && (a.startsWith(b) || b.startsWith(a))
                : isWithinOneEdit(a, b);
        return similar && !hasDigit(a) && !hasDigit(b) && !(isRomanNumeral(a) && isRomanNumeral(b));
    }

    /** Whether short words differ by one edit. They may be different words; other fields have to decide. */
    public static boolean isShortMisprint(String a, String b) {
        boolean bothShort = Math.max(a.length(), b.length()) <= MIN_MISPRINT_LENGTH;
        return bothShort
                && Math.min(a.length(), b.length()) > 1
                && isWithinOneEdit(a, b)
                && !hasDigit(a)
                && !hasDigit(b);
    }

    private static boolean isRomanNumeral(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (ROMAN_DIGITS.indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** "j" and "journal", "natl" and "national", "physik" and "physics"; in either order. */
    public static boolean isAbbreviation(String a, String b) {
        if (a.equals(b)) {
            return true;
        }
        String shorter = a.length() <= b.length() ? a : b;
        String longer = shorter.equals(a) ? b : a;
        if (shorter.isEmpty() || shorter.charAt(0) != longer.charAt(0) || hasDigit(shorter)) {
            return false;
        }
        return longer.startsWith(shorter)
                || isContraction(shorter, longer)
                || commonPrefix(shorter, longer) >= Math.max(5, shorter.length() - 2)
                || isMisprint(a, b);
    }

    /** Whether the shorter word has letters of the longer one in their order and the same last letter: "intl", "qtly", "dtsch". */
    private static boolean isContraction(String shorter, String longer) {
        if (shorter.length() < MIN_CONTRACTION_LENGTH) {
            return false;
        }
        int at = 0;
        for (int i = 0; i < longer.length() && at < shorter.length(); i++) {
            at += longer.charAt(i) == shorter.charAt(at) ? 1 : 0;
        }
        char last = shorter.charAt(shorter.length() - 1);
        return at == shorter.length() && (longer.charAt(longer.length() - 1) == last || longer.endsWith(last + "s"));
    }

    private static int commonPrefix(String a, String b) {
        int n = 0;
        while (n < a.length() && n < b.length() && a.charAt(n) == b.charAt(n)) {
            n++;
        }
        return n;
    }

    private static boolean hasDigit(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= '0' && word.charAt(i) <= '9') {
                return true;
            }
        }
        return false;
    }

    /** Whether one insertion, deletion, substitution or swap of neighbours makes the words equal. */
    public static boolean isWithinOneEdit(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 1) {
            return false;
        }
        int prefix = commonPrefix(a, b);
        int aEnd = a.length();
        int bEnd = b.length();
        while (aEnd > prefix && bEnd > prefix && a.charAt(aEnd - 1) == b.charAt(bEnd - 1)) {
            aEnd--;
            bEnd--;
        }
        int restA = aEnd - prefix;
        int restB = bEnd - prefix;
        boolean swapped = restA == 2
                && restB == 2
                && a.charAt(prefix) == b.charAt(prefix + 1)
                && a.charAt(prefix + 1) == b.charAt(prefix);
        return (restA <= 1 && restB <= 1) || swapped;
    }

    /** Whether the edit distance is at most {@code max}. */
    public static boolean isWithinDistance(String a, String b, int max) {
        if (Math.abs(a.length() - b.length()) > max) {
            return false;
        }
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            int min = i;
            for (int j = 1; j <= b.length(); j++) {
                int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substituted, Math.min(row[j], row[j - 1]) + 1);
                min = Math.min(min, row[j]);
            }
            if (min > max) {
                return false;
            }
        }
        return row[b.length()] <= max;
    }
}
