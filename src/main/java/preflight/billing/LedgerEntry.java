package preflight.billing;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One entry of the ledger.
 *
 * @param operation the charged operation; null for a grant
 * @param amount the change of the balance; negative for a charge
 * @param balance the balance of the account after the entry
 */
public record LedgerEntry(long id, Instant at, @Nullable String operation, long amount, long balance) {}
