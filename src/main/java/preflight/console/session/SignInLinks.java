package preflight.console.session;

import java.net.URI;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import preflight.access.account.Accounts;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleSettings;

/**
 * Links that sign their holder in, once and for some minutes. The secret stands in the fragment: a browser sends that to
 * nobody, so it is in no log and no Referer, and whatever fetches links ahead of the reader uses up nothing.
 */
public final class SignInLinks {
    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;
    private final Accounts accounts;
    private final ConsoleSettings site;

    /** On a migrated database. */
    public SignInLinks(Jdbi jdbi, ConsoleSettings site) {
        this.jdbi = jdbi;
        this.accounts = new Accounts(jdbi);
        this.site = site;
    }

    /** A new link for an account; {@link preflight.access.account.AccountRefusal} when there is none. */
    public URI create(String accountId) {
        accounts.get(accountId);
        Secret secret = Secret.generate();
        jdbi.useHandle(handle -> handle.createUpdate(statements.getResource("sql/make-sign-in-link.sql"))
                .bind("hash", secret.hash())
                .bind("accountId", accountId)
                .bind("lifeMillis", site.linkLife().toMillis())
                .execute());
        return site.resolve(ConsolePath.SIGN_IN + "#" + secret.reveal());
    }
}
