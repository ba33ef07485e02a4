package preflight.access;

import java.util.Locale;
import preflight.access.account.Plan;

/**
 * The authenticated caller.
 *
 * @param lastUseIsOld whether the last use of the key is worth recording again
 */
public record Caller(String accountId, String keyId, Plan plan, String requestId, Locale locale, boolean lastUseIsOld) {
    /** The key id of a caller who signed in without a key. */
    private static final String NO_KEY = "-";

    /** A caller who signed in without a key. */
    public static Caller withoutKey(String accountId, Plan plan, String requestId, Locale locale) {
        return new Caller(accountId, NO_KEY, plan, requestId, locale, false);
    }

    /**
     * Requires a plan that includes calls.
     *
     * @throws PlanRequired when the plan does not include them
     */
    public void requirePaidPlan() {
        if (!plan.includesCalls()) {
            throw new PlanRequired();
        }
    }
}
