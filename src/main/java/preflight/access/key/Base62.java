package preflight.access.key;

import java.math.BigInteger;

/** Encodes numbers as digits and letters, without characters that a shell, a URL or a double click treats specially. */
final class Base62 {
    static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final BigInteger BASE = BigInteger.valueOf(DIGITS.length());

    private Base62() {}

    /** {@code number} in exactly {@code width} digits. */
    static String encode(BigInteger number, int width) {
        StringBuilder digits = new StringBuilder(width);
        BigInteger rest = number;
        for (int i = 0; i < width; i++) {
            BigInteger[] next = rest.divideAndRemainder(BASE);
            digits.append(DIGITS.charAt(next[1].intValue()));
            rest = next[0];
        }
        if (rest.signum() != 0) {
            throw new IllegalArgumentException("does not fit into %d digits".formatted(width));
        }
        return digits.reverse().toString();
    }
}
