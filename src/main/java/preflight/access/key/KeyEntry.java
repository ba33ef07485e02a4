package preflight.access.key;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A stored API key, without the key itself. */
public record KeyEntry(
        String id,
        String accountId,
        String name,
        String hint,
        Instant createdAt,
        @Nullable Instant lastUsedAt,
        @Nullable Instant revokedAt) {

    /** Whether the key is not revoked. */
    public boolean active() {
        return revokedAt == null;
    }
}
