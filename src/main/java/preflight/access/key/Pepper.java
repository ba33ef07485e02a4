package preflight.access.key;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secret that every key is hashed with. It is kept outside the database, so that a copy of the database alone verifies no key.
 * Without it every key is lost.
 */
public final class Pepper {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int RANDOM_BYTES = 32;
    private static final int HEX_DIGITS = 2 * RANDOM_BYTES;
    private static final int MIN_SETTING_LENGTH = 16;

    private final SecretKeySpec secret;

    private Pepper(String secret) {
        this.secret = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    }

    /** The pepper of the setting; if that is empty, of the file {@code pepper} in the home folder, which is created if it is missing. */
    public static Pepper of(String setting, Path home) {
        if (setting.isEmpty()) {
            return new Pepper(loadOrCreate(home.resolve("pepper")));
        }
        if (setting.length() < MIN_SETTING_LENGTH) {
            throw new IllegalArgumentException(
                    "preflight.keys.pepper is too short: at least %d characters".formatted(MIN_SETTING_LENGTH));
        }
        return new Pepper(setting);
    }

    /** Identifies the pepper without revealing it. */
    String fingerprint() {
        return hmac("fingerprint");
    }

    String hmac(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The lock lets one of several processes write the file and the others read it. */
    @SuppressWarnings("try") // the lock is only held
    private static synchronized String loadOrCreate(Path file) {
        try {
            Files.createDirectories(file.resolveSibling(""));
            try (FileChannel channel = FileChannel.open(
                            file,
                            Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                    FileLock lock = channel.lock()) {
                ByteBuffer content = ByteBuffer.allocate(HEX_DIGITS);
                channel.read(content, 0);
                if (!content.hasRemaining()) {
                    return new String(content.array(), StandardCharsets.US_ASCII);
                }
                // The file is new, or a crash truncated it before any key was hashed.
                String created = random();
                channel.write(StandardCharsets.US_ASCII.encode(created), 0);
                channel.force(true);
                return created;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The key pepper cannot be stored in %s (%s). Set PREFLIGHT_HOME to a writable folder."
                            .formatted(file, e),
                    e);
        }
    }

    private static String random() {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
