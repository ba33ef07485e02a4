package preflight.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DatabaseIT {

    @Test
    void isMigratedOnceWhenSeveralOpenItAtOnce() throws Exception {
        DatabaseSettings settings = TestDatabase.create();
        List<Callable<Boolean>> openings = IntStream.range(0, 4)
                .<Callable<Boolean>>mapToObj(i -> () -> {
                    try (Database database = Database.open(settings)) {
                        return database.isReachable();
                    }
                })
                .toList();

        try (var threads = Executors.newFixedThreadPool(4)) {
            for (var opening : threads.invokeAll(openings)) {
                assertThat(opening.get()).isTrue();
            }
        }
    }

    @Test
    void namesTheDatabaseThatCannotBeReachedAndKeepsThePasswordToItself() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        DatabaseSettings settings = TestDatabase.create();
        String url = "jdbc:postgresql://127.0.0.1:%d/nowhere".formatted(port);
        DatabaseSettings unreachable = new DatabaseSettings(
                settings.home(), url, "someone", "a secret", 2, Duration.ofSeconds(1), Duration.ofSeconds(1));

        assertThatThrownBy(() -> Database.open(unreachable))
                .isInstanceOf(DatabaseUnavailable.class)
                .hasMessageContaining(url)
                .hasMessageContaining("refused")
                .hasMessageNotContaining("a secret");
    }

    @Test
    void givesUpAStatementThatTakesTooLong() throws Exception {
        DatabaseSettings settings = TestDatabase.create();
        DatabaseSettings impatient = new DatabaseSettings(
                settings.home(),
                settings.url(),
                settings.user(),
                settings.password(),
                2,
                Duration.ofSeconds(1),
                Duration.ofMillis(200));

        try (Database database = Database.open(impatient);
                Connection connection = database.dataSource().getConnection()) {
            assertThatThrownBy(() -> connection.createStatement().execute("select pg_sleep(30)"))
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("statement timeout");
        }
    }
}
