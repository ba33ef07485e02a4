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
 * 256 random bits that only a browser or a link holds: of a session, a sign-in link, or a running sign-in. They have enough
 * entropy that a plain hash can be stored and that derived values reveal nothing about them.
 */
public final class Secret {
    private static final int BYTES = 32;
    private static final Pattern ENCODED = Pattern.compile("[0-9A-Za-z_-]{43}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String value;

    private Secret(String value) {
        this.value = value;
    }

    /** A new random secret. */
    public static Secret generate() {
        byte[] random = new byte[BYTES];
        RANDOM.nextBytes(random);
        return new Secret(text(random));
    }

    /** Reads a secret that was sent back; empty when it does not have the form of one. */
    public static Optional<Secret> parse(@Nullable String presented) {
        return presented != null && ENCODED.matcher(presented).matches()
                ? Optional.of(new Secret(presented))
                : Optional.empty();
    }

    /** The secret itself, for its holder. */
    public String reveal() {
        return value;
    }

    /** The SHA-256 hash that is stored, in hexadecimal. */
    String hash() {
        return HexFormat.of().formatHex(sha256(value));
    }

    /** A value derived for one purpose, e.g. a CSRF token. Only the holder of the secret can have received it. */
    public String derive(String purpose) {
        return text(sha256(purpose + ":" + value));
    }

    /** Does not reveal the secret. */
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
