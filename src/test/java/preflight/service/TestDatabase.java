package preflight.service;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** One PostgreSQL for the test JVM, a new empty database for each gateway. */
final class TestDatabase {
    static final String USER = "postgres";
    static final String PASSWORD = "postgres";

    private static final EmbeddedPostgres SERVER = start();
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private TestDatabase() {}

    /** The JDBC address of a new database. */
    static String create() {
        String name = "gateway_" + NUMBER.incrementAndGet();
        try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return SERVER.getJdbcUrl(USER, name).replaceAll("\\?.*", "");
    }

    private static EmbeddedPostgres start() {
        try {
            return EmbeddedPostgres.builder()
                    .setServerConfig("max_connections", "300")
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
