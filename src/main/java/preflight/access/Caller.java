package preflight.access;

import java.util.Locale;
import preflight.access.account.Plan;

/**
 * Who calls, once authenticated.
 *
 * @param lastUseIsOld whether the last use of the key is worth recording again
 */
public record Caller(String accountId, String keyId, Plan plan, String requestId, Locale locale, boolean lastUseIsOld) {
    /** Stands for the id of a key where the caller signed in without one. */
    private static final String NO_KEY = "-";

    /** Somebody who signed in. */
    public static Caller withoutKey(String accountId, Plan plan, String requestId, Locale locale) {
        return new Caller(accountId, NO_KEY, plan, requestId, locale, false);
    }
}
