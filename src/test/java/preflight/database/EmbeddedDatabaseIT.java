package preflight.database;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.database.PidFile.RunningServer;

/** The embedded server among several processes and after their deaths; every test finds and leaves it stopped. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EmbeddedDatabaseIT {
    private Path home;
    private Postmaster postmaster;

    @BeforeAll
    void makeHome() throws IOException {
        home = Files.createTempDirectory("preflight home").toRealPath();
        postmaster = new Postmaster(home.resolve("database"));
    }

    @AfterEach
    void stopWhatAFailedTestLeft() throws IOException {
        if (Files.exists(home.resolve("database/data"))) {
            postmaster.stop();
        }
    }

    @AfterAll
    void removeHome() {
        TestDatabase.delete(home);
    }

    @Test
    void isStartedByTheFirstSharedByTheOthersAndStoppedByTheLast() throws Exception {
        Process first = DatabaseClientProcess.start(home);
        RunningServer started = postmaster.running().orElseThrow();
        Database second = Database.open(DatabaseClientProcess.settings(home));
        Database third = Database.open(DatabaseClientProcess.settings(home));

        DatabaseClientProcess.leave(first);
        third.close();
        third.close();

        assertThat(postmaster.running()).contains(started);
        assertThat(second.isReachable()).isTrue();
        second.close();
        assertThat(postmaster.running()).isEmpty();
    }

    @Test
    void keepsItsDataFromOneStartToTheNext() throws Exception {
        try (Database database = Database.open(DatabaseClientProcess.settings(home))) {
            execute(database, "insert into accounts (id, name, plan) values ('acc_1', 'Journal', 'pro')");
        }

        try (Database database = Database.open(DatabaseClientProcess.settings(home))) {
            assertThat(execute(database, "update accounts set plan = 'max' where id = 'acc_1'"))
                    .isEqualTo(1);
        }
    }

    @Test
    void outlivesAKilledProcessAndIsTakenOverByTheNext() throws Exception {
        Process killed = DatabaseClientProcess.start(home);
        RunningServer started = postmaster.running().orElseThrow();
        killed.destroyForcibly().waitFor();
        assertThat(postmaster.running()).contains(started);

        Database next = Database.open(DatabaseClientProcess.settings(home));

        assertThat(postmaster.running()).contains(started);
        assertThat(next.isReachable()).isTrue();
        next.close();
        assertThat(postmaster.running()).isEmpty();
    }

    @Test
    void isStartedAgainUnderItsUsersWhenItDies() throws Exception {
        try (Database database = Database.open(DatabaseClientProcess.settings(home))) {
            RunningServer first = postmaster.running().orElseThrow();
            ProcessHandle.of(first.pid()).orElseThrow().destroyForcibly();

            await().atMost(30, SECONDS).until(() -> works(database));

            assertThat(postmaster.running().orElseThrow().pid()).isNotEqualTo(first.pid());
        }
    }

    @Test
    void isNotDeceivedByWhatADeadServerLeftBehind() throws Exception {
        Database.open(DatabaseClientProcess.settings(home)).close();
        // The number in the file belongs to another process by now: this one.
        Files.write(
                home.resolve("database/data/postmaster.pid"),
                List.of(
                        String.valueOf(ProcessHandle.current().pid()),
                        home.resolve("database/data").toString(),
                        "1",
                        "1",
                        "",
                        "127.0.0.1",
                        "1",
                        "ready   "));

        try (Database database = Database.open(DatabaseClientProcess.settings(home))) {
            assertThat(database.isReachable()).isTrue();
        }
    }

    @Test
    void letsNobodyInWithoutThePasswordOfTheHomeFolder() throws Exception {
        try (Database database = Database.open(DatabaseClientProcess.settings(home))) {
            Path password = home.resolve("database/password");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(password)))
                    .isEqualTo("rw-------");
            String url = "jdbc:postgresql://127.0.0.1:%d/postgres"
                    .formatted(postmaster.running().orElseThrow().port());

            assertThatThrownBy(() -> DriverManager.getConnection(url, Postmaster.USER, "guess")
                            .close())
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("password");
            DriverManager.getConnection(url, Postmaster.USER, Files.readString(password))
                    .close();
            assertThat(database.isReachable()).isTrue();
        }
    }

    @Test
    void saysWhatToDoWhenTheHomeFolderCannotBeWritten() throws Exception {
        Path file = Files.createFile(home.resolve("file"));

        assertThatThrownBy(() -> Database.open(DatabaseClientProcess.settings(file)))
                .isInstanceOf(DatabaseUnavailable.class)
                .hasMessageContaining("is not writable")
                .hasMessageContaining("PREFLIGHT_HOME");
    }

    private static boolean works(Database database) {
        try {
            return execute(database, "update accounts set plan = 'pro'") >= 0;
        } catch (SQLException notYet) {
            return false;
        }
    }

    private static int execute(Database database, String statement) throws SQLException {
        try (Connection connection = database.dataSource().getConnection()) {
            return connection.createStatement().executeUpdate(statement);
        }
    }
}
