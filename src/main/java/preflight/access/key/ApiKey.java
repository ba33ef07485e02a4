package preflight.access.key;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * An API key in clear: {@code pf_live_}, 256 random bits in Base62, a checksum. It exists only while it is created or presented and
 * is never stored. Secret scanners find a leaked key by its prefix. The checksum tells a mistyped key from an unknown one without
 * the database.
 */
public final class ApiKey {
    private static final String PREFIX = "pf_live_";
    private static final int RANDOM_BITS = 256;
    /** The minimum number of digits for 256 bits. */
    private static final int RANDOM_DIGITS = 43;
    /** The minimum number of digits for the 32 bits of CRC-32, as in the tokens of GitHub. */
    private static final int CHECKSUM_DIGITS = 6;

    private static final int HINT_LENGTH = 4;
    private static final Pattern FORM =
            Pattern.compile(PREFIX + "[0-9A-Za-z]{" + (RANDOM_DIGITS + CHECKSUM_DIGITS) + "}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String value;

    private ApiKey(String value) {
        this.value = value;
    }

    /** Generates a new key. */
    public static ApiKey generate() {
        String random = Base62.encode(new BigInteger(RANDOM_BITS, RANDOM), RANDOM_DIGITS);
        return new ApiKey(PREFIX + random + checksum(random));
    }

    /** Parses a presented key; empty when it is malformed. */
    public static Optional<ApiKey> parse(@Nullable String presented) {
        if (presented == null || !FORM.matcher(presented).matches()) {
            return Optional.empty();
        }
        int end = presented.length() - CHECKSUM_DIGITS;
        boolean intact = checksum(presented.substring(PREFIX.length(), end)).equals(presented.substring(end));
        return intact ? Optional.of(new ApiKey(presented)) : Optional.empty();
    }

    /** The key in clear, to be shown once. */
    public String reveal() {
        return value;
    }

    /** The stored hash: HMAC-SHA-256 with the pepper, in hexadecimal. */
    public String hash(Pepper pepper) {
        return pepper.hmac(value);
    }

    /** The last characters, by which the owner recognises the key. */
    public String hint() {
        return value.substring(value.length() - HINT_LENGTH);
    }

    /** Safe for logs: prefix and hint only. */
    @Override
    public String toString() {
        return PREFIX + "…" + hint();
    }

    private static String checksum(String random) {
        CRC32 crc = new CRC32();
        crc.update(random.getBytes(StandardCharsets.US_ASCII));
        return Base62.encode(BigInteger.valueOf(crc.getValue()), CHECKSUM_DIGITS);
    }
}
