package preflight.console.session;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * 256 random bits that a browser or a link holds and nobody else: a session, a sign-in link, a sign-in under way. So many
 * that a plain hash of them can be stored, and that values derived from them tell nothing of them.
 */
public final class Secret {
    private static final int BYTES = 32;
    private static final Pattern ENCODED = Pattern.compile("[0-9A-Za-z_-]{43}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String value;

    private Secret(String value) {
        this.value = value;
    }

    /** A new one. */
    public static Secret generate() {
        byte[] random = new byte[BYTES];
        RANDOM.nextBytes(random);
        return new Secret(text(random));
    }

    /** The secret as it came back; empty when it cannot be one. */
    public static Optional<Secret> parse(@Nullable String presented) {
        return presented != null && ENCODED.matcher(presented).matches()
                ? Optional.of(new Secret(presented))
                : Optional.empty();
    }

    /** The secret itself, for the one who is to hold it. */
    public String reveal() {
        return value;
    }

    /** What is stored of it, in hexadecimal. */
    String hash() {
        return HexFormat.of().formatHex(sha256(value));
    }

    /** Another value for another purpose, which only the holder of the secret can have had from us. */
    public String derive(String purpose) {
        return text(sha256(purpose + ":" + value));
    }

    /** Fit for a log. */
    @Override
    public String toString() {
        return "a secret";
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
