package preflight.account;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import preflight.access.Account;
import preflight.access.KeyEntry;
import preflight.access.Keys;
import preflight.access.NewKey;

/** The keys of an account: listed, created, revoked. The script of the page shows what the two changes answer. */
public final class KeyPages {
    private final Frame frame;
    private final Keys keys;
    private final SiteSettings site;
    private final InstantSource clock;

    KeyPages(Frame frame, Keys keys, SiteSettings site, InstantSource clock) {
        this.frame = frame;
        this.keys = keys;
        this.site = site;
        this.clock = clock;
    }

    /** The list. */
    public PageAnswer list(Session session) {
        Account account = frame.accountOf(session);
        List<KeyEntry> all = keys.list(account.id()).reversed();
        List<KeyRow> active = rows(all, true);
        return frame.page(
                "keys",
                session,
                account,
                Map.of(
                        "active",
                        active,
                        "revoked",
                        rows(all, false),
                        "limit",
                        Keys.LIMIT,
                        "full",
                        active.size() >= Keys.LIMIT,
                        "fresh",
                        session.freshAt(clock.instant(), site.freshSignIn()),
                        "way",
                        session.way().name()));
    }

    /** Makes a key and shows it, in this one answer. */
    public PageAnswer create(PageRequest request, Session session) {
        if (!session.freshAt(clock.instant(), site.freshSignIn())) {
            throw new SignInTooOld(session);
        }
        NewKey made = keys.create(session.accountId(), request.fieldOrEmpty("name"));
        return PageAnswer.json(200, Map.of("id", made.id(), "key", made.key().reveal()));
    }

    /** Revokes a key of this account. */
    public PageAnswer revoke(PageRequest request, Session session) {
        keys.revoke(session.accountId(), request.fieldOrEmpty("id"));
        return PageAnswer.json(200, Map.of("id", request.fieldOrEmpty("id")));
    }

    private List<KeyRow> rows(List<KeyEntry> keys, boolean active) {
        Instant now = clock.instant();
        return keys.stream()
                .filter(key -> key.active() == active)
                .map(key -> KeyRow.of(key, now))
                .toList();
    }
}
