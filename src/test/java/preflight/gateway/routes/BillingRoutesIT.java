package preflight.gateway.routes;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.access.account.Account;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.access.key.Pepper;
import preflight.billing.Charge;
import preflight.billing.Estimate;
import preflight.billing.Hold;
import preflight.billing.InsufficientCredits;
import preflight.billing.Ledger;
import preflight.database.Database;
import preflight.database.TestDatabase;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BillingRoutesIT {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    private Database database;
    private Jdbi jdbi;
    private Accounts accounts;
    private Ledger ledger;
    private RunningRoutes routes;

    @BeforeAll
    void start() {
        database = TestDatabase.open();
        jdbi = Jdbi.create(database.dataSource());
        accounts = new Accounts(jdbi);
        ledger = new Ledger(jdbi);
        routes = new RunningRoutes(database, PEPPER, Map.of("preflight.billing.expire-every-ms", "200"));
    }

    @AfterAll
    void stop() {
        routes.close();
        database.close();
    }

    @AfterEach
    void everythingAddsUp() {
        assertThat(ledger.verify()).isEmpty();
    }

    @Test
    void holdsThenChargesWhatIsDueAndGivesBackTheRest() throws Exception {
        String account = accounts.create("Journal", Plan.PRO, 100);

        Hold hold = hold(account, 19);
        assertThat(balance(account)).isEqualTo(List.of(100L, 19L));
        Charge charge = routes.ask("billing-settle", new Charge(hold, 11), Charge.class);

        assertThat(charge).isEqualTo(new Charge(hold, 11));
        assertThat(balance(account)).isEqualTo(List.of(89L, 0L));
        assertThat(entries(account)).containsExactly("grant 100 -> 100", "charge -11 -> 89");
    }

    @Test
    void refusesAHoldTheBalanceDoesNotCover() throws Exception {
        String account = accounts.create("Poor", Plan.PRO, 20);
        hold(account, 11);

        assertThatThrownBy(() -> hold(account, 11))
                .isInstanceOf(InsufficientCredits.class)
                .hasMessageContaining("needs 11")
                .hasMessageContaining("9 are available");
        assertThat(balance(account)).isEqualTo(List.of(20L, 11L));
    }

    @Test
    void makesExactlyTenHoldsOfTwoHundredAskedForAtOnce() throws Exception {
        String account = accounts.create("Racing", Plan.PRO, 10 * 11 + 10);
        List<Throwable> refusals = new ArrayList<>();
        int made = 0;

        for (Future<Hold> asked : atOnce(200, () -> hold(account, 11))) {
            try {
                asked.get();
                made++;
            } catch (java.util.concurrent.ExecutionException e) {
                refusals.add(e.getCause());
            }
        }

        assertThat(made).isEqualTo(10);
        assertThat(refusals)
                .hasSize(190)
                .allSatisfy(refusal -> assertThat(refusal)
                        .isInstanceOf(InsufficientCredits.class)
                        .hasMessageContaining(" 10 are available"));
        assertThat(balance(account)).isEqualTo(List.of(120L, 110L));
    }

    @Test
    void chargesAHoldOnceHoweverOftenAndAtOnceItIsSettled() throws Exception {
        String account = accounts.create("Retrying", Plan.PRO, 50);
        Hold hold = hold(account, 22);

        List<Future<Charge>> settled =
                atOnce(40, () -> routes.ask("billing-settle", new Charge(hold, 11), Charge.class));

        for (Future<Charge> charge : settled) {
            assertThat(charge.get().credits()).isEqualTo(11);
        }
        assertThat(routes.ask("billing-settle", new Charge(hold, 22), Charge.class)
                        .credits())
                .isEqualTo(11);
        routes.ask("billing-release", hold, Hold.class);
        assertThat(balance(account)).isEqualTo(List.of(39L, 0L));
        assertThat(entries(account)).containsExactly("grant 50 -> 50", "charge -11 -> 39");
    }

    @Test
    void releasesAHoldWholeAndChargesNothingAfterwards() throws Exception {
        String account = accounts.create("Failing", Plan.PRO, 50);
        Hold hold = hold(account, 22);

        assertThat(routes.ask("billing-release", hold, Hold.class)).isEqualTo(hold);
        assertThat(balance(account)).isEqualTo(List.of(50L, 0L));
        Charge late = routes.ask("billing-settle", new Charge(hold, 22), Charge.class);

        assertThat(late.credits()).isZero();
        assertThat(balance(account)).isEqualTo(List.of(50L, 0L));
        assertThat(entries(account)).containsExactly("grant 50 -> 50");
    }

    @Test
    void settlesForNothingWhenNothingIsDue() throws Exception {
        String account = accounts.create("Inconclusive", Plan.PRO, 50);
        Hold hold = hold(account, 11);

        routes.ask("billing-settle", new Charge(hold, 0), Charge.class);

        assertThat(balance(account)).isEqualTo(List.of(50L, 0L));
        assertThat(entries(account)).containsExactly("grant 50 -> 50");
    }

    @Test
    void asksNoBalanceForACallThatCostsNothing() throws Exception {
        String account = accounts.create("Free of charge", Plan.PRO, 0);

        Hold hold = hold(account, 0);
        Charge charge = routes.ask("billing-settle", new Charge(hold, 0), Charge.class);
        routes.ask("billing-release", hold, Hold.class);

        assertThat(hold.isFree()).isTrue();
        assertThat(charge.credits()).isZero();
        int holds = jdbi.withHandle(handle -> handle.createQuery("select count(*) from holds where account_id = :id")
                .bind("id", account)
                .mapTo(int.class)
                .one());
        assertThat(holds).isZero();
    }

    @Test
    void givesBackAHoldThatWasNeverResolved() throws Exception {
        String account = accounts.create("Crashing", Plan.PRO, 50);
        Hold crashed = hold(account, 22);
        Hold running = hold(account, 11);

        jdbi.useHandle(handle ->
                handle.execute("update holds set expires_at = now() - interval '1 second' where id = ?", crashed.id()));

        await().atMost(10, SECONDS)
                .untilAsserted(() -> assertThat(balance(account)).isEqualTo(List.of(50L, 11L)));
        assertThat(routes.ask("billing-settle", new Charge(crashed, 22), Charge.class)
                        .credits())
                .isZero();
        routes.ask("billing-settle", new Charge(running, 11), Charge.class);
        assertThat(balance(account)).isEqualTo(List.of(39L, 0L));
    }

    @Test
    void leavesTheMessageOfItsCallerAloneWhenAskedThroughVariables() throws Exception {
        String account = accounts.create("Variables", Plan.PRO, 50);
        var builder = new org.apache.camel.builder.RouteBuilder() {
            @Override
            public void configure() {
                from("direct:ask-through-variables")
                        .toV("direct:billing-hold", "hold", "hold")
                        .toV("direct:billing-release", "hold", "hold");
            }
        };
        routes.context().addRoutes(builder);
        var exchange = routes.context()
                .createFluentProducerTemplate()
                .to("direct:ask-through-variables")
                .withBody("the body")
                .withHeader("kept", "yes")
                .withVariable("hold", new Estimate(account, "check", 1, 11))
                .send();

        assertThat(exchange.getException()).isNull();
        assertThat(exchange.getMessage().getBody()).isEqualTo("the body");
        assertThat(exchange.getMessage().getHeaders()).isEqualTo(Map.of("kept", "yes"));
        assertThat(exchange.getVariable("hold")).isInstanceOf(Hold.class);
        assertThat(exchange.getVariables().keySet()).containsExactly("hold");
    }

    @Test
    void refusesToSettleAHoldThatNeverWas() {
        Hold invented = new Hold(UUID.randomUUID(), "acc_none", "check", 11, 1);

        assertThatThrownBy(() -> routes.ask("billing-settle", new Charge(invented, 11), Charge.class))
                .isInstanceOf(IllegalStateException.class);
    }

    private Hold hold(String account, long credits) throws Exception {
        return routes.ask("billing-hold", new Estimate(account, "check", 1, credits), Hold.class);
    }

    private List<Long> balance(String id) {
        Account account = accounts.get(id);
        return List.of(account.credits(), account.held());
    }

    private List<String> entries(String account) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select kind || ' ' || amount || ' -> ' || balance from ledger where account_id = :id order by id")
                .bind("id", account)
                .mapTo(String.class)
                .list());
    }

    private static <T> List<Future<T>> atOnce(int times, Callable<T> call) throws InterruptedException {
        try (var threads = Executors.newFixedThreadPool(50)) {
            return threads.invokeAll(
                    IntStream.range(0, times).mapToObj(i -> call).toList());
        }
    }
}
