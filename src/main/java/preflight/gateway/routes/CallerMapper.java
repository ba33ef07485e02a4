package preflight.gateway.routes;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.access.AccessUnavailable;
import preflight.access.Caller;
import preflight.access.FederatedIdentity;
import preflight.access.IdentityNotLinked;
import preflight.access.KeyRejected;
import preflight.access.PlanRequired;
import preflight.access.PresentedCredentials;
import preflight.access.account.Plan;

/** Maps the rows of the access statements to callers, and gives the access routes the properties of a caller. */
public final class CallerMapper {
    /**
     * Maps a row of {@code find-caller.sql}; null when the key is unknown.
     *
     * @throws KeyRejected when the key is unknown or revoked
     */
    public Caller fromKeyRow(@Nullable Map<String, Object> row, PresentedCredentials credentials) {
        if (row == null) {
            throw KeyRejected.unknown();
        }
        if (isTrue(row, "revoked")) {
            throw KeyRejected.revoked();
        }
        return new Caller(
                text(row, "account_id"),
                text(row, "key_id"),
                Plan.fromLabel(text(row, "plan")),
                credentials.requestId(),
                credentials.locale(),
                isTrue(row, "last_use_is_old"));
    }

    /**
     * Maps a row of {@code find-identity.sql}; null when no account is linked.
     *
     * @throws IdentityNotLinked when no account is linked
     */
    public Caller fromIdentityRow(@Nullable Map<String, Object> row, FederatedIdentity identity) {
        if (row == null) {
            throw new IdentityNotLinked(identity);
        }
        return Caller.withoutKey(
                text(row, "account_id"), Plan.fromLabel(text(row, "plan")), identity.requestId(), identity.locale());
    }

    /** The hash that the key is found by. A bean call is ten times as fast as a path in the Simple language. */
    public String keyHash(PresentedCredentials credentials) {
        return credentials.keyHash();
    }

    /** Whether the use of the caller's key has to be recorded again. */
    public boolean lastUseIsOld(Caller caller) {
        return caller.lastUseIsOld();
    }

    /**
     * Requires a plan that includes calls.
     *
     * @throws PlanRequired when the plan does not include them
     */
    public void requirePaidPlan(Caller caller) {
        caller.requirePaidPlan();
    }

    /** Throws a failure of the database as {@link AccessUnavailable}, which says nothing about the key. */
    @SuppressWarnings("DoNotCallSuggester") // a route cannot throw with a cause
    public void unavailable(Exception failure) {
        throw new AccessUnavailable(failure);
    }

    private static String text(Map<String, Object> row, String column) {
        return String.valueOf(row.get(column));
    }

    private static boolean isTrue(Map<String, Object> row, String column) {
        return Boolean.TRUE.equals(row.get(column));
    }
}
