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

/** The API keys of an account: list, create, revoke. The script of the page shows the responses to create and revoke. */
public final class KeyPages {
    private final ConsoleLayout layout;
    private final Keys keys;
    private final ConsoleSettings settings;
    private final InstantSource clock;

    public KeyPages(ConsoleLayout layout, Keys keys, ConsoleSettings settings, InstantSource clock) {
        this.layout = layout;
        this.keys = keys;
        this.settings = settings;
        this.clock = clock;
    }

    /** The list. */
    public PageResponse list(Session session) {
        Account account = layout.accountOf(session);
        List<KeyEntry> all = keys.list(account.id()).reversed();
        List<KeyRow> active = rows(all, true);
        return layout.render(
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
                        session.authenticatedWithin(clock.instant(), settings.freshSignIn()),
                        "way",
                        session.method().name()));
    }

    /** Creates a key. This response is the only one that contains it. */
    public PageResponse create(PageRequest request, Session session) {
        if (!session.authenticatedWithin(clock.instant(), settings.freshSignIn())) {
            throw new ReauthenticationRequired(session);
        }
        NewKey created = keys.create(session.accountId(), request.fieldOrEmpty("name"));
        return PageResponse.json(
                200, Map.of("id", created.id(), "key", created.key().reveal()));
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
