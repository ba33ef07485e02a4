package preflight.text;

import com.ibm.icu.text.Normalizer2;
import java.util.HashMap;
import java.util.Map;

/**
 * Normalises characters that look alike but differ in code: compatibility forms, invisible characters, and letters of other scripts
 * that look Latin in a mostly Latin text.
 */
public final class Confusables {
    private static final Normalizer2 NFKC = Normalizer2.getNFKCInstance();
    private static final String LOOKS = "АаВЕеЅѕІіЈјКМНОоРрСсТУуХхԁһӏԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρυɡıℓ";
    private static final String LATIN = "AaBEeSsIiJjKMHOoPpCcTYyXxdhlqwvABEZHIKMNOPTYXoavpuGil";
    private static final Map<Character, Character> LATIN_BY_LOOK = new HashMap<>();

    static {
        for (int i = 0; i < LOOKS.length(); i++) {
            LATIN_BY_LOOK.put(LOOKS.charAt(i), LATIN.charAt(i));
        }
    }

    private Confusables() {}

    /** The normalised text. It is not a substring of the original, so use it for analysis only, not for display. */
    public static String plain(String text) {
        if (text.chars().allMatch(c -> c < 0x80)) {
            return text;
        }
        String composed = NFKC.normalize(text);
        boolean latin = isMostlyLatin(composed);
        StringBuilder plain = new StringBuilder(composed.length());
        for (int i = 0; i < composed.length(); i++) {
            char c = composed.charAt(i);
            if (Character.getType(c) == Character.FORMAT || (c >= 0xFE00 && c <= 0xFE0F)) {
                continue;
            }
            plain.append(latin ? (char) LATIN_BY_LOOK.getOrDefault(c, c) : c);
        }
        return plain.toString();
    }

    private static boolean isMostlyLatin(String text) {
        long letters = text.codePoints().filter(Character::isLetter).count();
        long latin = text.codePoints()
                .filter(c -> (c < 0x250 || (c >= 0x1E00 && c < 0x1F00)) && Character.isLetter(c))
                .count();
        return latin * 2 > letters;
    }
}
