package preflight.work.id;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;

/** The one identifier of a work in URL form, the same whenever the same record is read. */
public final class CanonicalId {
    private static final String NAMESPACE = "urn:preflight:work:";
    private static final Pattern NOT_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    /** Bytes of the digest kept: 128 bits leave no room for chance among all works ever published. */
    private static final int DIGEST_BYTES = 16;

    private CanonicalId() {}

    /** The DOI's address, else the work's own address, else a name made from {@code content}, what describes the work. */
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
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
