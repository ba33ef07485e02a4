package preflight.billing;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;

/** The record of every credit granted and charged, for those who run the service. */
public final class Ledger {
    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;

    /** On a migrated database. */
    public Ledger(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Something that does not add up. */
    public record Discrepancy(String accountId, String description) {}

    /** Adds credits to an account and answers its balance; empty when there is no such account. */
    public OptionalLong grant(String accountId, long credits) {
        if (credits < 1) {
            throw new IllegalArgumentException("a grant is of at least 1 credit");
        }
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/grant.sql"))
                .bind("accountId", accountId)
                .bind("credits", credits)
                .mapTo(Long.class)
                .findOne()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty));
    }

    /** The entries of an account before the one numbered {@code before}, the newest first, at most {@code most}. */
    public List<LedgerEntry> entries(String accountId, long before, int most) {
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/ledger-entries.sql"))
                .bind("accountId", accountId)
                .bind("before", before)
                .bind("most", most)
                .map((row, context) -> new LedgerEntry(
                        row.getLong("id"),
                        row.getObject("at", OffsetDateTime.class).toInstant(),
                        row.getString("operation"),
                        row.getLong("amount"),
                        row.getLong("balance")))
                .list());
    }

    /** What an account was charged since the beginning of a day (UTC), the oldest first; days without are left out. */
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

    /** Everything that disagrees between balances, holds and entries; empty when all is well. */
    public List<Discrepancy> verify() {
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/ledger-faults.sql"))
                .map((row, context) -> new Discrepancy(row.getString("account_id"), row.getString("fault")))
                .list());
    }
}
