package preflight.access;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.access.account.Plan;

/** Decides who a presented key belongs to and whether they may call. The routes ask the database. */
public final class CallerMapper {
    /**
     * The caller of a row of {@code find-caller.sql}.
     *
     * @throws KeyRejected when there is no row, or the key was revoked
     */
    public Caller fromKeyRow(@Nullable Map<String, Object> row, PresentedCredentials presented) {
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
                presented.requestId(),
                presented.locale(),
                isTrue(row, "last_use_is_old"));
    }

    /**
     * The caller of a row of {@code find-identity.sql}.
     *
     * @throws IdentityNotLinked when there is no row
     */
    public Caller fromIdentityRow(@Nullable Map<String, Object> row, FederatedIdentity who) {
        if (row == null) {
            throw new IdentityNotLinked(who);
        }
        return Caller.withoutKey(
                text(row, "account_id"), Plan.fromLabel(text(row, "plan")), who.requestId(), who.locale());
    }

    /** By what the key of a call is found. */
    public String keyHash(PresentedCredentials presented) {
        return presented.keyHash();
    }

    /** Whose calls count together. */
    public String accountId(Caller caller) {
        return caller.accountId();
    }

    /** Whether the use of the caller's key is worth recording again. */
    public boolean lastUseIsOld(Caller caller) {
        return caller.lastUseIsOld();
    }

    /** Lets pass who has a plan that includes calls; throws {@link PlanRequired} otherwise. */
    public void requirePaidPlan(Caller caller) {
        if (!caller.plan().includesCalls()) {
            throw new PlanRequired();
        }
    }

    /** Turns a fault of the database into {@link AccessUnavailable}: it says nothing about the key. */
    @SuppressWarnings("DoNotCallSuggester") // called by a route, which cannot throw with a cause
    public void unavailable(Exception fault) {
        throw new AccessUnavailable(fault);
    }

    private static String text(Map<String, Object> row, String column) {
        return String.valueOf(row.get(column));
    }

    private static boolean isTrue(Map<String, Object> row, String column) {
        return Boolean.TRUE.equals(row.get(column));
    }
}
