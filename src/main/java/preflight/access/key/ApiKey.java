package preflight.access.key;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A key in the open: {@code pf_live_}, 256 random bits in Base62, a checksum. It exists while it is made or presented
 * and is stored nowhere. The fixed prefix lets secret scanners find a leaked key, the checksum tells a mistyped one
 * from an unknown one without asking the database.
 */
public final class ApiKey {
    private static final String PREFIX = "pf_live_";
    private static final int RANDOM_BITS = 256;
    /** The fewest digits that hold 256 bits. */
    private static final int RANDOM_DIGITS = 43;
    /** The fewest digits that hold the 32 bits of CRC-32, as in GitHub's tokens. */
    private static final int CHECKSUM_DIGITS = 6;

    private static final int HINT_LENGTH = 4;
    private static final Pattern FORM =
            Pattern.compile(PREFIX + "[0-9A-Za-z]{" + (RANDOM_DIGITS + CHECKSUM_DIGITS) + "}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String value;

    private ApiKey(String value) {
        this.value = value;
    }

    /** A new key. */
    public static ApiKey generate() {
        String random = Base62.encode(new BigInteger(RANDOM_BITS, RANDOM), RANDOM_DIGITS);
        return new ApiKey(PREFIX + random + checksum(random));
    }

    /** The key as presented; empty when it cannot be one of ours. */
    public static Optional<ApiKey> parse(@Nullable String presented) {
        if (presented == null || !FORM.matcher(presented).matches()) {
            return Optional.empty();
        }
        int end = presented.length() - CHECKSUM_DIGITS;
        boolean intact = checksum(presented.substring(PREFIX.length(), end)).equals(presented.substring(end));
        return intact ? Optional.of(new ApiKey(presented)) : Optional.empty();
    }

    /** The key itself, to be shown once. */
    public String reveal() {
        return value;
    }

    /** What is stored of it: HMAC-SHA-256 under the pepper, in hexadecimal. */
    public String hash(Pepper pepper) {
        return pepper.hmac(value);
    }

    /** Its last characters, by which its owner can tell it from others. */
    public String hint() {
        return value.substring(value.length() - HINT_LENGTH);
    }

    /** Fit for a log: not the key. */
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
