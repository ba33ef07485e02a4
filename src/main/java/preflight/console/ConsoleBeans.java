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

/** Creates the console and gives the routes its parts by bean name. */
public final class ConsoleBeans {
    private final Map<String, Object> beans;
    private final ErrorPages errorPages;

    /**
     * Over the services.
     *
     * @param provider where people can also sign in; empty when they sign in with links only
     * @param calls how uploaded files are checked
     */
    public ConsoleBeans(
            Jdbi jdbi,
            Keys keys,
            ConsoleSettings settings,
            Optional<? extends IdentityProvider> provider,
            AccountCalls calls,
            InstantSource clock) {
        PageTemplates templates = new PageTemplates();
        Accounts accounts = new Accounts(jdbi);
        SessionStore sessions = new SessionStore(jdbi, settings);
        ConsoleLayout layout = new ConsoleLayout(templates, accounts);
        CsrfProtection csrf = new CsrfProtection(settings);
        Optional<IdentityProvider> identityProvider = provider.map(present -> present);
        SignInPages signIn = new SignInPages(templates, sessions, csrf, settings, identityProvider);
        errorPages = new ErrorPages(templates, settings);
        beans = Map.of(
                "reportPage", new ReportPage(layout, csrf, calls),
                "sessionAuthenticator", new SessionAuthenticator(sessions, settings),
                "csrfProtection", csrf,
                "signInPages", signIn,
                "providerSignInPages",
                        new ProviderSignInPages(identityProvider, accounts, sessions, signIn, settings, clock),
                "keyPages", new KeyPages(layout, keys, settings, clock),
                "usagePages", new UsagePages(layout, new Ledger(jdbi), clock),
                "connectPage", new ConnectPage(layout, settings));
    }

    /** The error pages. */
    public ErrorPages errorPages() {
        return errorPages;
    }

    /** The parts, by bean name. */
    public Map<String, Object> beans() {
        return beans;
    }
}
