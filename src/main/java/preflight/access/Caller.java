package preflight.access;

import java.util.Locale;

/**
 * Who calls, once authenticated.
 *
 * @param lastUseIsOld whether the last use of the key is worth recording again
 */
public record Caller(
        String accountId, String keyId, Plan plan, String requestId, Locale locale, boolean lastUseIsOld) {}
