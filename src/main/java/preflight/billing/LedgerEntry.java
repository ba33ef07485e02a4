package preflight.billing;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One entry of the ledger.
 *
 * @param operation what was charged for; null: a grant
 * @param amount what the balance rose by; a charge is below zero
 * @param balance of the account after it
 */
public record LedgerEntry(long id, Instant at, @Nullable String operation, long amount, long balance) {}
