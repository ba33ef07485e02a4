package preflight.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.postgresql.ds.PGSimpleDataSource;

/** An empty database of its own for a test class, all of them on one embedded server of the test JVM. */
public final class TestDatabase {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Path HOME = temporaryFolder();
    private static final EmbeddedServer SERVER = EmbeddedServer.join(HOME);

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            SERVER.leave();
            delete(HOME);
        }));
    }

    private TestDatabase() {}

    /** The settings of a new, empty database, as an operator would give them. */
    public static DatabaseSettings create() {
        String name = "test_" + COUNT.incrementAndGet();
        try {
            int port = SERVER.running().port();
            PGSimpleDataSource source = new PGSimpleDataSource();
            source.setPortNumbers(new int[] {port});
            source.setDatabaseName("postgres");
            source.setUser(Postmaster.USER);
            source.setPassword(SERVER.password());
            try (Connection connection = source.getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            }
            return new DatabaseSettings(
                    HOME,
                    "jdbc:postgresql://127.0.0.1:%d/%s".formatted(port, name),
                    Postmaster.USER,
                    SERVER.password(),
                    10,
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

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("preflight-database");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
