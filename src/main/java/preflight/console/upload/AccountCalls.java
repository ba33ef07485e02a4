package preflight.console.upload;

import preflight.access.account.Account;
import preflight.filecheck.CheckClient;

/** Makes calls for an account whose owner is signed in: the plan, limits, charges and ledger are those of any call. */
public interface AccountCalls {

    /** The calls of one check; {@code requestId} is what the log knows them by. */
    CheckClient of(Account account, String requestId);
}
