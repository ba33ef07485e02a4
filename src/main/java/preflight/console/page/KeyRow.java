package preflight.console.page;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import preflight.access.key.KeyEntry;

/**
 * A key in the list.
 *
 * @param hint the last characters of the key, to recognise it by
 * @param lastUsed null when the key was never used
 * @param revoked null when the key is active
 */
record KeyRow(
        String id,
        String name,
        String hint,
        DisplayTime created,
        @Nullable DisplayTime lastUsed,
        @Nullable DisplayTime revoked) {

    static KeyRow of(KeyEntry key, Instant now) {
        return new KeyRow(
                key.id(),
                key.name(),
                "pf_live_…" + key.hint(),
                DisplayTime.of(key.createdAt(), now),
                DisplayTime.ofNullable(key.lastUsedAt(), now),
                DisplayTime.ofNullable(key.revokedAt(), now));
    }
}
