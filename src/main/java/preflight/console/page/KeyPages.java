package preflight.console.page;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import preflight.access.account.Account;
import preflight.access.key.KeyEntry;
import preflight.access.key.Keys;
import preflight.access.key.NewKey;
import preflight.console.session.ReauthenticationRequired;
import preflight.console.session.Session;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/** The keys of an account: listed, created, revoked. The script of the page shows what the two changes answer. */
public final class KeyPages {
    private final ConsoleLayout frame;
    private final Keys keys;
    private final ConsoleSettings site;
    private final InstantSource clock;

    public KeyPages(ConsoleLayout frame, Keys keys, ConsoleSettings site, InstantSource clock) {
        this.frame = frame;
        this.keys = keys;
        this.site = site;
        this.clock = clock;
    }

    /** The list. */
    public PageResponse list(Session session) {
        Account account = frame.accountOf(session);
        List<KeyEntry> all = keys.list(account.id()).reversed();
        List<KeyRow> active = rows(all, true);
        return frame.render(
                "keys",
                session,
                account,
                Map.of(
                        "active",
                        active,
                        "revoked",
                        rows(all, false),
                        "limit",
                        Keys.MAX_ACTIVE_KEYS,
                        "full",
                        active.size() >= Keys.MAX_ACTIVE_KEYS,
                        "fresh",
                        session.authenticatedWithin(clock.instant(), site.freshSignIn()),
                        "way",
                        session.method().name()));
    }

    /** Makes a key and shows it, in this one answer. */
    public PageResponse create(PageRequest request, Session session) {
        if (!session.authenticatedWithin(clock.instant(), site.freshSignIn())) {
            throw new ReauthenticationRequired(session);
        }
        NewKey made = keys.create(session.accountId(), request.fieldOrEmpty("name"));
        return PageResponse.json(200, Map.of("id", made.id(), "key", made.key().reveal()));
    }

    /** Revokes a key of this account. */
    public PageResponse revoke(PageRequest request, Session session) {
        keys.revoke(session.accountId(), request.fieldOrEmpty("id"));
        return PageResponse.json(200, Map.of("id", request.fieldOrEmpty("id")));
    }

    private List<KeyRow> rows(List<KeyEntry> keys, boolean active) {
        Instant now = clock.instant();
        return keys.stream()
                .filter(key -> key.active() == active)
                .map(key -> KeyRow.of(key, now))
                .toList();
    }
}
