package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.billing.Charge;
import preflight.billing.Estimate;
import preflight.billing.Hold;
import preflight.billing.Ledger;
import preflight.database.Database;
import preflight.database.DatabaseSettings;

/** An operator's PostgreSQL, three major versions older than the embedded one; only where there is Docker. */
@EnabledIf("dockerIsPresent")
class ContainerDatabaseIT {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    @Test
    void admitsAndBillsAsOnTheEmbeddedOne() throws Exception {
        try (PostgreSQLContainer postgres = new PostgreSQLContainer("postgres:15-alpine")) {
            postgres.start();
            try (Database database = Database.open(settings(postgres));
                    RunningRoutes routes = new RunningRoutes(database, PEPPER, Map.of())) {
                Jdbi jdbi = Jdbi.create(database.dataSource());
                String account = new Accounts(jdbi).create("Journal", Plan.PRO, 100);
                String key = new Keys(jdbi, PEPPER).create(account, "k").key().reveal();

                assertThat(routes.admit("check", "the body", Map.of("X-API-Key", key))
                                .getException())
                        .isNull();
                Hold hold = routes.ask("billing-hold", new Estimate(account, "check", 1, 19), Hold.class);
                routes.ask("billing-settle", new Charge(hold, 11), Charge.class);

                assertThat(new Accounts(jdbi).get(account).credits()).isEqualTo(89);
                assertThat(new Ledger(jdbi).verify()).isEmpty();
            }
        }
    }

    private static DatabaseSettings settings(PostgreSQLContainer postgres) {
        return new DatabaseSettings(
                Path.of("unused"),
                postgres.getJdbcUrl(),
                postgres.getUsername(),
                postgres.getPassword(),
                4,
                Duration.ofSeconds(3),
                Duration.ofSeconds(5));
    }

    static boolean dockerIsPresent() {
        return DockerClientFactory.instance().isDockerAvailable();
    }
}
