package preflight.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * An empty database of its own for a test class, all of them on one embedded server of the test JVM. The server's home
 * stays in the build folder from one run to the next: making and deleting thousands of files takes longer than the tests.
 */
public final class TestDatabase {
    private static final Path HOME =
            Path.of("target", "test-database-" + TestFork.NUMBER).toAbsolutePath();
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final EmbeddedServer SERVER = EmbeddedServer.acquire(HOME);

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(SERVER::release));
        dropWhatTheLastRunLeft();
    }

    private TestDatabase() {}

    /** The settings of a new, empty database, as an operator would give them. */
    public static DatabaseSettings create() {
        String name = "test_" + COUNT.incrementAndGet();
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
            return new DatabaseSettings(
                    HOME,
                    connection.getMetaData().getURL().replaceFirst("/postgres.*", "/" + name),
                    Postmaster.USER,
                    SERVER.password(),
                    5,
                    Duration.ofSeconds(3),
                    Duration.ofSeconds(5));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A new, empty, migrated database. */
    public static Database open() {
        return Database.open(create());
    }

    /** Deletes a folder with all that is in it. */
    public static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void dropWhatTheLastRunLeft() {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                Statement drop = connection.createStatement();
                ResultSet left = statement.executeQuery("select datname from pg_database where datname like 'test%'")) {
            while (left.next()) {
                drop.execute("drop database " + left.getString(1) + " with (force)");
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Connection connect() throws SQLException {
        try {
            return new EmbeddedDataSource(SERVER).getConnection();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
