package preflight.console.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.access.account.AccountRefusal;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.console.web.ConsoleSettings;
import preflight.database.Database;
import preflight.database.TestDatabase;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionStoreIT {
    private static final Duration LONG = Duration.ofHours(1);

    private Database database;
    private Jdbi jdbi;
    private String account;

    @BeforeAll
    void open() {
        database = TestDatabase.open();
        jdbi = Jdbi.create(database.dataSource());
        account = new Accounts(jdbi).create("Journal", Plan.PRO, 0);
    }

    @AfterAll
    void close() {
        database.close();
    }

    @Test
    void knowsASessionOnEveryGateway() {
        Instant before = Instant.now().truncatedTo(ChronoUnit.MICROS);
        Secret secret = sessions(LONG, LONG).open(account, before);

        Session elsewhere = sessions(LONG, LONG).find(secret).orElseThrow();

        assertThat(elsewhere.accountId()).isEqualTo(account);
        assertThat(elsewhere.authenticatedAt()).isEqualTo(before);
        assertThat(elsewhere.method()).isEqualTo(Session.SignInMethod.ISSUER);
        sessions(LONG, LONG).close(secret);
        assertThat(sessions(LONG, LONG).find(secret)).isEmpty();
    }

    @Test
    void endsASessionThatWasNotUsedForAWhile() {
        Secret secret = sessions(LONG, LONG).open(account, null);
        set(secret, "last_seen_at = now() - interval '10 minutes'");

        assertThat(sessions(Duration.ofMinutes(9), LONG).find(secret)).isEmpty();
        assertThat(sessions(Duration.ofMinutes(11), LONG).find(secret)).isPresent();
        assertThat(sessions(Duration.ofMinutes(9), LONG).find(secret))
                .as("used just now")
                .isPresent();
    }

    @Test
    void endsASessionAfterItsLifeHoweverMuchItIsUsed() {
        Secret secret = sessions(LONG, LONG).open(account, null);
        set(secret, "opened_at = now() - interval '10 minutes'");

        assertThat(sessions(LONG, Duration.ofMinutes(11)).find(secret)).isPresent();
        assertThat(sessions(LONG, Duration.ofMinutes(9)).find(secret)).isEmpty();
    }

    @Test
    void clearsAwaySessionsAndLinksThatHaveEnded() {
        Secret ended = sessions(LONG, LONG).open(account, null);
        set(ended, "last_seen_at = now() - interval '2 hours'");
        sessions(LONG, LONG).open(account, null);
        assertThat(stored("sessions", ended)).isFalse();

        Secret again = sessions(LONG, LONG).open(account, null);
        set(again, "opened_at = now() - interval '2 hours'");
        Secret link = link(Duration.ofMillis(1));
        Secret fresh = link(LONG);
        assertThat(stored("sign_in_links", link)).isFalse();
        assertThat(sessions(LONG, LONG).openByLink(fresh)).isPresent();
        assertThat(stored("sessions", again)).isFalse();
    }

    @Test
    void opensOneSessionForALinkAndNoneOnceItHasExpired() {
        Secret link = link(LONG);

        Optional<Secret> opened = sessions(LONG, LONG).openByLink(link);

        Session session = sessions(LONG, LONG).find(opened.orElseThrow()).orElseThrow();
        assertThat(session.accountId()).isEqualTo(account);
        assertThat(session.method()).isEqualTo(Session.SignInMethod.LINK);
        assertThat(session.authenticatedWithin(Instant.now(), LONG)).isTrue();
        assertThat(sessions(LONG, LONG).openByLink(link)).isEmpty();
        assertThat(sessions(LONG, LONG).openByLink(link(Duration.ZERO))).isEmpty();
        assertThat(sessions(LONG, LONG).openByLink(Secret.generate())).isEmpty();
    }

    @Test
    void makesNoLinkForNobody() {
        assertThatThrownBy(() -> new SignInLinks(jdbi, site(LONG, LONG, LONG)).create("acc_none"))
                .isInstanceOf(AccountRefusal.class);
    }

    @Test
    void storesNothingThatWouldSignAnybodyIn() {
        Secret session = sessions(LONG, LONG).open(account, null);
        Secret link = link(LONG);

        String stored = jdbi.withHandle(handle -> handle.createQuery(
                        "select string_agg(s::text, '') || (select string_agg(l::text, '') from sign_in_links l)"
                                + " from sessions s")
                .mapTo(String.class)
                .one());

        assertThat(stored).doesNotContain(session.reveal(), link.reveal()).contains(session.hash(), link.hash());
        assertThat(sessions(LONG, LONG)
                        .find(Secret.parse(session.derive("form")).orElseThrow()))
                .as("the token in the page is no session")
                .isEmpty();
    }

    @Test
    void isFreshOnlyWhenItIsKnownToBe() {
        Instant now = Instant.now();
        Session unknown = new Session(Secret.generate(), account, Session.SignInMethod.ISSUER, null);
        Session old = new Session(Secret.generate(), account, Session.SignInMethod.ISSUER, now.minusSeconds(61));
        Session recent = new Session(Secret.generate(), account, Session.SignInMethod.ISSUER, now.minusSeconds(59));

        assertThat(unknown.authenticatedWithin(now, Duration.ofMinutes(1))).isFalse();
        assertThat(old.authenticatedWithin(now, Duration.ofMinutes(1))).isFalse();
        assertThat(recent.authenticatedWithin(now, Duration.ofMinutes(1))).isTrue();
    }

    private Secret link(Duration life) {
        URI link = new SignInLinks(jdbi, site(life, LONG, LONG)).create(account);
        assertThat(link).hasScheme("http").hasPath("/settings/sign-in").hasNoQuery();
        return Secret.parse(link.getFragment()).orElseThrow();
    }

    private SessionStore sessions(Duration idle, Duration life) {
        return new SessionStore(jdbi, site(LONG, idle, life));
    }

    private static ConsoleSettings site(Duration link, Duration idle, Duration life) {
        return new ConsoleSettings(URI.create("http://localhost:8080"), link, idle, life, LONG, false);
    }

    private void set(Secret secret, String what) {
        jdbi.useHandle(
                handle -> handle.createUpdate("update sessions set " + what + " where hash = decode(:hash, 'hex')")
                        .bind("hash", secret.hash())
                        .execute());
    }

    private boolean stored(String table, Secret secret) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select count(*) from " + table + " where hash = decode(:hash, 'hex')")
                                .bind("hash", secret.hash())
                                .mapTo(int.class)
                                .one()
                        == 1);
    }
}
