package preflight.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import preflight.access.KeyEntry;

/**
 * A key in the list.
 *
 * @param hint what tells it from others, never the key
 * @param lastUsed null: never
 * @param revoked null: not
 */
record KeyRow(
        String id,
        String name,
        String hint,
        Moment created,
        @Nullable Moment lastUsed,
        @Nullable Moment revoked) {

    static KeyRow of(KeyEntry key, Instant now) {
        return new KeyRow(
                key.id(),
                key.name(),
                "pf_live_…" + key.hint(),
                Moment.of(key.createdAt(), now),
                Moment.orNull(key.lastUsedAt(), now),
                Moment.orNull(key.revokedAt(), now));
    }
}
