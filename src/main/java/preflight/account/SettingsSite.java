package preflight.account;

import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import preflight.access.Accounts;
import preflight.access.Keys;
import preflight.billing.Ledger;

/** The settings page put together: what the routes call, by the names they use. */
public final class SettingsSite {
    private final Map<String, Object> beans;
    private final PageRefusals refusals;

    /** Over the services; people sign in with {@code issuer} too where there is one, and check files by {@code calls}. */
    public SettingsSite(
            Jdbi jdbi,
            Keys keys,
            SiteSettings site,
            Optional<? extends Issuer> issuer,
            AccountCalls calls,
            InstantSource clock) {
        Templates templates = new Templates();
        Accounts accounts = new Accounts(jdbi);
        Sessions sessions = new Sessions(jdbi, site);
        Frame frame = new Frame(templates, accounts);
        FormGuard guard = new FormGuard(site);
        Optional<Issuer> signInService = issuer.map(there -> there);
        SignInPages signIn = new SignInPages(templates, sessions, guard, site, signInService);
        refusals = new PageRefusals(templates, site);
        beans = Map.of(
                "reportPage", new ReportPage(frame, guard, calls),
                "sessionDoor", new SessionDoor(sessions, site),
                "formGuard", guard,
                "signInPages", signIn,
                "issuerPages", new IssuerPages(signInService, accounts, sessions, signIn, site, clock),
                "keyPages", new KeyPages(frame, keys, site, clock),
                "usagePages", new UsagePages(frame, new Ledger(jdbi), clock),
                "connectPage", new ConnectPage(frame, site));
    }

    /** What becomes of the failures of pages. */
    public PageRefusals refusals() {
        return refusals;
    }

    /** By bean name. */
    public Map<String, Object> beans() {
        return beans;
    }
}
