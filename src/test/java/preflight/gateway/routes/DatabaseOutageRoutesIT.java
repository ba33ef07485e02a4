package preflight.gateway.routes;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.apache.camel.Exchange;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.access.AccessUnavailable;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.billing.BillingUnavailable;
import preflight.billing.Charge;
import preflight.billing.Estimate;
import preflight.billing.Hold;
import preflight.billing.Ledger;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.database.TcpProxy;
import preflight.database.TestDatabase;

/** The routes while the database is away and after it came back, without a restart. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DatabaseOutageRoutesIT {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    private TcpProxy wire;
    private Database database;
    private RunningRoutes routes;
    private Ledger ledger;
    private String account;
    private String key;

    @BeforeAll
    void start() throws Exception {
        DatabaseSettings direct = TestDatabase.create();
        wire = TcpProxy.to(direct);
        database = Database.open(impatient(wire.through(direct)));
        Jdbi jdbi = Jdbi.create(database.dataSource());
        ledger = new Ledger(jdbi);
        account = new Accounts(jdbi).create("Journal", Plan.PRO, 100);
        key = new Keys(jdbi, PEPPER).create(account, "k").key().reveal();
        routes = new RunningRoutes(database, PEPPER, Map.of("preflight.throttle.check-per-minute", "10000"));
    }

    @AfterAll
    void stop() throws Exception {
        routes.close();
        database.close();
        wire.close();
    }

    @Test
    void neverBlamesTheKeyWhileTheDatabaseRefusesConnections() throws Exception {
        assertThat(admit().getException()).isNull();

        wire.cut();

        assertThat(admit().getException())
                .isInstanceOf(AccessUnavailable.class)
                .hasMessageContaining("do not revoke it")
                .hasCauseInstanceOf(SQLException.class);
        wire.mend();
        recovers();
    }

    @Test
    void noticesThatTheDatabaseNoLongerAnswers() throws Exception {
        assertThat(admit().getException()).isNull();

        wire.jam();

        assertThat(admit().getException()).isInstanceOf(AccessUnavailable.class);
        wire.mend();
        recovers();
    }

    @Test
    void neitherHoldsNorChargesWhileTheDatabaseIsAwayAndSettlesOnceItIsBack() throws Exception {
        Estimate estimate = new Estimate(account, "check", 1, 11);
        Hold hold = routes.ask("billing-hold", estimate, Hold.class);

        wire.cut();

        assertThat(routes.send("billing-hold", estimate, Map.of()).getException())
                .isInstanceOf(BillingUnavailable.class);
        assertThat(routes.send("billing-settle", new Charge(hold, 11), Map.of()).getException())
                .isInstanceOf(BillingUnavailable.class);
        assertThat(routes.send("billing-release", hold, Map.of()).getException())
                .isInstanceOf(BillingUnavailable.class);
        wire.mend();
        recovers();
        assertThat(routes.ask("billing-settle", new Charge(hold, 11), Charge.class)
                        .credits())
                .isEqualTo(11);
        assertThat(ledger.verify()).isEmpty();
    }

    private void recovers() {
        await().atMost(20, SECONDS).until(() -> admit().getException() == null);
    }

    private Exchange admit() {
        return routes.admit("check", "the body", Map.of("X-API-Key", key));
    }

    private static DatabaseSettings impatient(DatabaseSettings settings) {
        return new DatabaseSettings(
                settings.home(),
                settings.url(),
                settings.user(),
                settings.password(),
                4,
                Duration.ofSeconds(1),
                Duration.ofSeconds(1));
    }
}
