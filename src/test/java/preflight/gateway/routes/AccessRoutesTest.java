package preflight.gateway.routes;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.camel.Exchange;
import org.apache.camel.processor.ThrottlerRejectedExecutionException;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.access.Caller;
import preflight.access.KeyRejected;
import preflight.access.PlanRequired;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.access.key.ApiKey;
import preflight.access.key.Keys;
import preflight.access.key.NewKey;
import preflight.access.key.Pepper;
import preflight.database.Database;
import preflight.database.TestDatabase;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccessRoutesTest {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    private Database database;
    private Jdbi jdbi;
    private Accounts accounts;
    private Keys keys;
    private RunningRoutes routes;

    @BeforeAll
    void start() {
        database = TestDatabase.open();
        jdbi = Jdbi.create(database.dataSource());
        accounts = new Accounts(jdbi);
        keys = new Keys(jdbi, PEPPER);
        routes = new RunningRoutes(
                database,
                PEPPER,
                Map.of("preflight.throttle.verify-per-minute", "3", "preflight.throttle.detect-per-minute", "2"));
    }

    @AfterAll
    void stop() {
        routes.close();
        database.close();
    }

    @Test
    void knowsTheCallerOfAGoodKeyAndLeavesTheBodyAlone() {
        String account = accounts.create("Journal", Plan.PRO, 0);
        NewKey key = keys.create(account, "pipeline");

        Exchange exchange = admit("check", key.key().reveal());

        assertThat(exchange.getException()).isNull();
        assertThat(exchange.getMessage().getBody()).isEqualTo("the body");
        assertThat(exchange.getVariable("caller"))
                .isEqualTo(new Caller(account, key.id(), Plan.PRO, "request-1", Locale.forLanguageTag("de-CH"), true));
    }

    @Test
    void leavesNoHeaderOfTheCallerOnTheWay() {
        String account = accounts.create("Headers", Plan.PRO, 0);
        String key = keys.create(account, "k").key().reveal();

        Exchange exchange = routes.admit(
                "check",
                "the body",
                Map.of(
                        "X-API-Key", key,
                        "Authorization", "Bearer x",
                        "Cookie", "a=b",
                        "CamelJdbcParameters", Map.of("hash", "00"),
                        "CamelHttpUri", "http://elsewhere"));

        assertThat(exchange.getException()).isNull();
        assertThat(exchange.getMessage().getHeaders()).isEmpty();
        assertThat(exchange.getVariables().keySet()).containsExactly("caller");
    }

    @Test
    void rejectsAKeyThatIsMissingMistypedUnknownOrSentTwice() {
        String good = ApiKey.generate().reveal();

        assertThat(refusal(routes.admit("check", "b", Map.of())))
                .isInstanceOf(KeyRejected.class)
                .hasMessageContaining("missing");
        assertThat(refusal(admit("check", good.substring(0, good.length() - 1))))
                .isInstanceOf(KeyRejected.class)
                .hasMessageContaining("mistyped");
        assertThat(refusal(admit("check", good)))
                .isInstanceOf(KeyRejected.class)
                .hasMessageContaining("not known");
        assertThat(refusal(routes.admit("check", "b", Map.of("X-API-Key", List.of(good, good)))))
                .isInstanceOf(KeyRejected.class);
        assertThat(refusal(admit("check", "null"))).isInstanceOf(KeyRejected.class);
        assertThat(refusal(admit("check", "${bodyAs(String)}"))).isInstanceOf(KeyRejected.class);
    }

    /** What an expression throws comes wrapped, as often as Camel nests it; Problems looks through that too. */
    private static @Nullable Throwable refusal(Exchange exchange) {
        Throwable fault = exchange.getException();
        while (fault != null && fault.getCause() != null) {
            fault = fault.getCause();
        }
        return fault;
    }

    @Test
    void refusesAKeyFromTheCallAfterItWasRevoked() {
        String account = accounts.create("Revoking", Plan.MAX, 0);
        NewKey key = keys.create(account, "leaked");
        assertThat(admit("check", key.key().reveal()).getException()).isNull();

        keys.revoke(key.id());

        assertThat(admit("check", key.key().reveal()).getException())
                .isInstanceOf(KeyRejected.class)
                .hasMessageContaining("revoked");
    }

    @Test
    void refusesAFreeAccountUntilItSubscribes() {
        String account = accounts.create("Free", Plan.FREE, 0);
        String key = keys.create(account, "k").key().reveal();
        assertThat(admit("check", key).getException()).isInstanceOf(PlanRequired.class);

        accounts.setPlan(account, Plan.PRO);

        assertThat(admit("check", key).getException()).isNull();
    }

    @Test
    void countsEveryKeyOfAnAccountTogetherAndEachOperationAlone() {
        String busy = accounts.create("Busy", Plan.PRO, 0);
        String one = keys.create(busy, "one").key().reveal();
        String two = keys.create(busy, "two").key().reveal();
        String other =
                keys.create(accounts.create("Other", Plan.PRO, 0), "k").key().reveal();

        assertThat(admit("verify", one).getException()).isNull();
        assertThat(admit("verify", two).getException()).isNull();
        assertThat(admit("verify", one).getException()).isNull();
        assertThat(admit("verify", two).getException()).isInstanceOf(ThrottlerRejectedExecutionException.class);

        assertThat(admit("detect", one).getException()).isNull();
        assertThat(admit("verify", other).getException()).isNull();
    }

    @Test
    void recordsTheLastUseOfAKeyOnceAMinute() {
        NewKey key = keys.create(accounts.create("Used", Plan.PRO, 0), "k");

        admit("check", key.key().reveal());
        await().atMost(10, SECONDS).until(() -> lastUse(key) != null);
        Instant first = lastUse(key);
        Exchange again = admit("check", key.key().reveal());

        assertThat(again.getVariable("caller", Caller.class).lastUseIsOld()).isFalse();
        assertThat(lastUse(key)).isEqualTo(first);
        jdbi.useHandle(handle -> handle.execute("update api_keys set last_used_at = now() - interval '61 seconds'"));
        assertThat(admit("check", key.key().reveal())
                        .getVariable("caller", Caller.class)
                        .lastUseIsOld())
                .isTrue();
        await().atMost(10, SECONDS).until(() -> lastUse(key).isAfter(first));
    }

    @Test
    void letsACallPassWhoseLastUseCannotBeRecorded() {
        String account = accounts.create("Unrecorded", Plan.PRO, 0);
        String key = keys.create(account, "k").key().reveal();
        // A sequence is not rolled back: it remembers the attempt that failed.
        execute("create sequence attempts");
        execute("""
                create function fail() returns trigger language plpgsql as $$
                begin
                    perform nextval('attempts');
                    raise exception 'no';
                end
                $$
                """);
        execute(
                "create trigger broken before update on api_keys for each row when (old.account_id = '%s') execute function fail()"
                        .formatted(account));

        Exchange exchange = admit("check", key);

        assertThat(exchange.getException()).isNull();
        await().atMost(10, SECONDS)
                .until(() -> jdbi.withHandle(handle -> handle.createQuery("select is_called from attempts")
                        .mapTo(boolean.class)
                        .one()));
    }

    private void execute(String statement) {
        jdbi.useHandle(handle -> handle.execute(statement));
    }

    private Instant lastUse(NewKey key) {
        return jdbi.withHandle(handle -> handle.createQuery("select last_used_at from api_keys where id = :id")
                .bind("id", key.id())
                .mapTo(Instant.class)
                .findOne()
                .orElse(null));
    }

    private Exchange admit(String operation, String key) {
        return routes.admit(
                operation,
                "the body",
                Map.of("X-API-Key", key, "X-Request-Id", "request-1", "Accept-Language", "de-CH,de;q=0.9,en;q=0.5"));
    }
}
