package preflight.billing;

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
    public record Fault(String accountId, String fault) {}

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

    /** Everything that disagrees between balances, holds and entries; empty when all is well. */
    public List<Fault> verify() {
        return jdbi.withHandle(handle -> handle.createQuery(statements.getResource("sql/ledger-faults.sql"))
                .map((row, context) -> new Fault(row.getString("account_id"), row.getString("fault")))
                .list());
    }
}
