package preflight.work.id;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;

/** Builds the canonical id of a work: an identifier in URL form that is the same whenever the same record is read. */
public final class CanonicalId {
    private static final String NAMESPACE = "urn:preflight:work:";
    private static final Pattern NOT_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    /** Bytes of the digest that are kept: with 128 bits a collision among all published works is practically impossible. */
    private static final int DIGEST_BYTES = 16;

    private CanonicalId() {}

    /** The URL of the DOI, else {@code url}, else a URN with a hash of {@code content}, the values that describe the work. */
    public static String of(@Nullable Doi doi, @Nullable String url, @Nullable Object... content) {
        if (doi != null) {
            return doi.url();
        }
        if (url != null && url.startsWith("http")) {
            return url;
        }
        StringBuilder described = new StringBuilder();
        for (Object part : content) {
            String text = String.valueOf(part).toLowerCase(Locale.ROOT);
            described.append(NOT_WORD.matcher(text).replaceAll(" ").strip()).append('\n');
        }
        byte[] digest = sha256(described.toString());
        return NAMESPACE + HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
