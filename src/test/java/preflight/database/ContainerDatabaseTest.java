package preflight.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** An operator's PostgreSQL, of the oldest version that is promised. */
@EnabledIf("dockerIsPresent")
class ContainerDatabaseTest {

    @Test
    void isMigratedAndUsedAsTheEmbeddedOneIs() {
        try (PostgreSQLContainer postgres = new PostgreSQLContainer("postgres:14-alpine")) {
            postgres.start();
            DatabaseSettings settings = new DatabaseSettings(
                    Path.of("unused"),
                    postgres.getJdbcUrl(),
                    postgres.getUsername(),
                    postgres.getPassword(),
                    2,
                    Duration.ofSeconds(3),
                    Duration.ofSeconds(5));

            try (Database database = Database.open(settings)) {
                assertThat(database.answers()).isTrue();
            }
        }
    }

    static boolean dockerIsPresent() {
        return DockerClientFactory.instance().isDockerAvailable();
    }
}
