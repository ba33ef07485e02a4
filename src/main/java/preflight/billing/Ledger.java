package preflight.billing;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;

/** The append-only ledger of grants and charges, for the command line and the settings page. */
public final class Ledger {
    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;

    /** Uses a migrated database. */
    public Ledger(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** A disagreement between balance, holds and ledger entries of an account. */
    public record Discrepancy(String accountId, String description) {}

    /** Adds credits to an account and returns its new balance; empty when there is no such account. */
    public OptionalLong grant(String accountId, long credits) {
        if (credits < 1) {
            throw new IllegalArgumentException("a grant has at least 1 credit");
        }
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/grant.sql"))
                .bind("accountId", accountId)
                .bind("credits", credits)
                .mapTo(Long.class)
                .findOne()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty));
    }

    /** At most {@code limit} entries of an account with an id below {@code before}, newest first. */
    public List<LedgerEntry> entries(String accountId, long before, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/ledger-entries.sql"))
                .bind("accountId", accountId)
                .bind("before", before)
                .bind("limit", limit)
                .map((row, context) -> new LedgerEntry(
                        row.getLong("id"),
                        row.getObject("at", OffsetDateTime.class).toInstant(),
                        row.getString("operation"),
                        row.getLong("amount"),
                        row.getLong("balance")))
                .list());
    }

    /** The charges of an account since the start of a day (UTC), oldest first; days without charges are left out. */
    public List<Usage> usage(String accountId, LocalDate since) {
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/usage.sql"))
                .bind("accountId", accountId)
                .bind("since", since.atStartOfDay().atOffset(ZoneOffset.UTC))
                .map((row, context) -> new Usage(
                        row.getObject("day", LocalDate.class),
                        row.getString("operation"),
                        row.getLong("calls"),
                        row.getLong("credits")))
                .list());
    }

    /** All discrepancies between balances, holds and entries; empty when everything agrees. */
    public List<Discrepancy> verify() {
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/ledger-faults.sql"))
                .map((row, context) -> new Discrepancy(row.getString("account_id"), row.getString("fault")))
                .list());
    }
}
