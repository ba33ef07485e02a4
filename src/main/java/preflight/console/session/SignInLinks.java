package preflight.console.session;

import java.net.URI;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import preflight.access.account.Accounts;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleSettings;

/**
 * Links that sign their holder in once, within some minutes. The secret is in the fragment, which a browser never sends: so it is
 * in no log and no Referer, and a program that prefetches links does not use it up.
 */
public final class SignInLinks {
    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;
    private final Accounts accounts;
    private final ConsoleSettings settings;

    /** Over a migrated database. */
    public SignInLinks(Jdbi jdbi, ConsoleSettings settings) {
        this.jdbi = jdbi;
        this.accounts = new Accounts(jdbi);
        this.settings = settings;
    }

    /** Creates a link for an account; throws {@link preflight.access.account.AccountRefusal} when there is no such account. */
    public URI create(String accountId) {
        accounts.get(accountId);
        Secret secret = Secret.generate();
        jdbi.useHandle(handle -> handle.createUpdate(statements.getResource("sql/make-sign-in-link.sql"))
                .bind("hash", secret.hash())
                .bind("accountId", accountId)
                .bind("lifeMillis", settings.linkLife().toMillis())
                .execute());
        return settings.resolve(ConsolePath.SIGN_IN + "#" + secret.reveal());
    }
}
