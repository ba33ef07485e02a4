package preflight.account;

import preflight.access.Account;
import preflight.filecheck.Calls;

/** Makes calls for an account whose owner is signed in: the plan, limits, charges and ledger are those of any call. */
public interface AccountCalls {

    /** The calls of one check; {@code requestId} is what the log knows them by. */
    Calls of(Account account, String requestId);
}
