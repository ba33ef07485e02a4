package preflight.console.page;

import java.util.HashMap;
import java.util.Map;
import preflight.access.account.Account;
import preflight.access.account.Accounts;
import preflight.console.session.Session;
import preflight.console.web.PageResponse;

/** The layout of all pages after sign-in: the account, the navigation and the sign-out button. */
public final class ConsoleLayout {
    private final PageTemplates templates;
    private final Accounts accounts;

    public ConsoleLayout(PageTemplates templates, Accounts accounts) {
        this.templates = templates;
        this.accounts = accounts;
    }

    /** The account of a session. */
    public Account accountOf(Session session) {
        return accounts.get(session.accountId());
    }

    /** Renders the template {@code page} with its values and those of the layout; status 200. */
    PageResponse render(String page, Session session, Account account, Map<String, Object> values) {
        return render(200, page, session, account, values);
    }

    /** Renders the template {@code page} with its values and those of the layout. */
    public PageResponse render(int status, String page, Session session, Account account, Map<String, Object> values) {
        Map<String, Object> all = new HashMap<>(values);
        all.put("page", page);
        all.put("account", account);
        all.put("plan", planName(account));
        all.put("paused", !account.plan().includesCalls());
        all.put("token", session.formToken());
        return PageResponse.html(status, templates.render(page, all));
    }

    private static String planName(Account account) {
        String label = account.plan().label();
        return Character.toUpperCase(label.charAt(0)) + label.substring(1);
    }
}
