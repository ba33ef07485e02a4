package preflight.console.upload;

import preflight.access.account.Account;
import preflight.filecheck.CheckClient;

/** Makes calls for the account of a signed-in person. Plan, limits, charges and ledger are those of any call. */
public interface AccountCalls {

    /** The client for the calls of one check; {@code requestId} identifies them in the log. */
    CheckClient of(Account account, String requestId);
}
