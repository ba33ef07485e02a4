package preflight.access.account;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import org.jdbi.v3.core.mapper.RowMapper;

/** The accounts, for the command line and the settings page. */
public final class Accounts {
    private static final String COLUMNS = "select id, name, plan, credits, held, created_at from accounts ";
    private static final RowMapper<Account> ACCOUNT = (row, context) -> new Account(
            row.getString("id"),
            row.getString("name"),
            Plan.fromLabel(row.getString("plan")),
            row.getLong("credits"),
            row.getLong("held"),
            row.getObject("created_at", OffsetDateTime.class).toInstant());

    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;

    /** Uses a migrated database. */
    public Accounts(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Creates an account with initial credits and returns its id. */
    public String create(String name, Plan plan, long credits) {
        String checked = DisplayName.validate(name);
        String id = RandomIds.account();
        jdbi.useHandle(handle -> handle.createUpdate(statements.getResource("sql/create-account.sql"))
                .bind("id", id)
                .bind("name", checked)
                .bind("plan", plan.label())
                .bind("credits", credits)
                .execute());
        return id;
    }

    /**
     * Changes the plan of an account.
     *
     * @throws AccountRefusal when there is no such account
     */
    public void setPlan(String id, Plan plan) {
        int changed = jdbi.withHandle(handle -> handle.createUpdate("update accounts set plan = :plan where id = :id")
                .bind("id", id)
                .bind("plan", plan.label())
                .execute());
        if (changed == 0) {
            throw AccountRefusal.noAccount(id);
        }
    }

    /**
     * Links a federated identity to an account. Linking it again changes nothing.
     *
     * @throws AccountRefusal when there is no such account or the identity is linked to another one
     */
    public void link(String id, String issuer, String subject) {
        get(id);
        String linked = jdbi.withHandle(handle -> {
            handle.createUpdate("insert into identities (issuer, subject, account_id) values (:issuer, :subject, :id)"
                            + " on conflict do nothing")
                    .bind("issuer", issuer)
                    .bind("subject", subject)
                    .bind("id", id)
                    .execute();
            return handle.createQuery("select account_id from identities where issuer = :issuer and subject = :subject")
                    .bind("issuer", issuer)
                    .bind("subject", subject)
                    .mapTo(String.class)
                    .one();
        });
        if (!linked.equals(id)) {
            throw AccountRefusal.linkedElsewhere(linked);
        }
    }

    /** The id of the account that a federated identity is linked to. */
    public Optional<String> linkedTo(String issuer, String subject) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select account_id from identities where issuer = :issuer and subject = :subject")
                .bind("issuer", issuer)
                .bind("subject", subject)
                .mapTo(String.class)
                .findOne());
    }

    /**
     * One account.
     *
     * @throws AccountRefusal when there is no such account
     */
    public Account get(String id) {
        Optional<Account> found = jdbi.withHandle(handle -> handle.createQuery(COLUMNS + "where id = :id")
                .bind("id", id)
                .map(ACCOUNT)
                .findOne());
        return found.orElseThrow(() -> AccountRefusal.noAccount(id));
    }

    /** All accounts, oldest first. */
    public List<Account> list() {
        return jdbi.withHandle(handle -> handle.createQuery(COLUMNS + "order by created_at, id")
                .map(ACCOUNT)
                .list());
    }
}
