package preflight.access.key;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What is known of a key after it was made. */
public record KeyEntry(
        String id,
        String accountId,
        String name,
        String hint,
        Instant createdAt,
        @Nullable Instant lastUsedAt,
        @Nullable Instant revokedAt) {

    /** Whether the key opens anything. */
    public boolean active() {
        return revokedAt == null;
    }
}
