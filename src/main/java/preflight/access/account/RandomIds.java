package preflight.access.account;

import java.security.SecureRandom;

/** Random identifiers that can be read aloud and typed: lower case, without letters that look like digits. */
public final class RandomIds {
    private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
    /** 12 characters are 60 random bits, so collisions are negligible. */
    private static final int LENGTH = 12;

    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomIds() {}

    static String account() {
        return "acc_" + random();
    }

    public static String key() {
        return "key_" + random();
    }

    private static String random() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }
}
