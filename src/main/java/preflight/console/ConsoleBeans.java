package preflight.console;

import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import preflight.access.account.Accounts;
import preflight.access.key.Keys;
import preflight.billing.Ledger;
import preflight.console.page.ConnectPage;
import preflight.console.page.ConsoleLayout;
import preflight.console.page.ErrorPages;
import preflight.console.page.KeyPages;
import preflight.console.page.PageTemplates;
import preflight.console.page.ProviderSignInPages;
import preflight.console.page.SignInPages;
import preflight.console.page.UsagePages;
import preflight.console.session.CsrfProtection;
import preflight.console.session.IdentityProvider;
import preflight.console.session.SessionAuthenticator;
import preflight.console.session.SessionStore;
import preflight.console.upload.AccountCalls;
import preflight.console.upload.ReportPage;
import preflight.console.web.ConsoleSettings;

/** The settings page put together: what the routes call, by the names they use. */
public final class ConsoleBeans {
    private final Map<String, Object> beans;
    private final ErrorPages refusals;

    /** Over the services; people sign in with {@code issuer} too where there is one, and check files by {@code calls}. */
    public ConsoleBeans(
            Jdbi jdbi,
            Keys keys,
            ConsoleSettings site,
            Optional<? extends IdentityProvider> issuer,
            AccountCalls calls,
            InstantSource clock) {
        PageTemplates templates = new PageTemplates();
        Accounts accounts = new Accounts(jdbi);
        SessionStore sessions = new SessionStore(jdbi, site);
        ConsoleLayout frame = new ConsoleLayout(templates, accounts);
        CsrfProtection guard = new CsrfProtection(site);
        Optional<IdentityProvider> signInService = issuer.map(there -> there);
        SignInPages signIn = new SignInPages(templates, sessions, guard, site, signInService);
        refusals = new ErrorPages(templates, site);
        beans = Map.of(
                "reportPage", new ReportPage(frame, guard, calls),
                "sessionAuthenticator", new SessionAuthenticator(sessions, site),
                "csrfProtection", guard,
                "signInPages", signIn,
                "providerSignInPages", new ProviderSignInPages(signInService, accounts, sessions, signIn, site, clock),
                "keyPages", new KeyPages(frame, keys, site, clock),
                "usagePages", new UsagePages(frame, new Ledger(jdbi), clock),
                "connectPage", new ConnectPage(frame, site));
    }

    /** What becomes of the failures of pages. */
    public ErrorPages refusals() {
        return refusals;
    }

    /** By bean name. */
    public Map<String, Object> beans() {
        return beans;
    }
}
