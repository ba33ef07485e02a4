package preflight.account;

import java.util.HashMap;
import java.util.Map;
import preflight.access.Account;
import preflight.access.Accounts;

/** What stands around every page of somebody signed in: whose account it is, where one is, the way out. */
final class Frame {
    private final Templates templates;
    private final Accounts accounts;

    Frame(Templates templates, Accounts accounts) {
        this.templates = templates;
        this.accounts = accounts;
    }

    Account accountOf(Session session) {
        return accounts.get(session.accountId());
    }

    PageAnswer page(String page, Session session, Account account, Map<String, Object> values) {
        return page(200, page, session, account, values);
    }

    PageAnswer page(int status, String page, Session session, Account account, Map<String, Object> values) {
        Map<String, Object> all = new HashMap<>(values);
        all.put("page", page);
        all.put("account", account);
        all.put("plan", planName(account));
        all.put("paused", !account.plan().mayCall());
        all.put("token", session.formToken());
        return PageAnswer.html(status, templates.render(page, all));
    }

    private static String planName(Account account) {
        String label = account.plan().label();
        return Character.toUpperCase(label.charAt(0)) + label.substring(1);
    }
}
