package preflight.database;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * The address and the timeouts of the database.
 *
 * @param url JDBC URL of a PostgreSQL server; empty for the embedded server in {@code home}
 * @param connectTimeout how long a call waits for a connection
 * @param queryTimeout how long one statement may take
 */
public record DatabaseSettings(
        Path home,
        String url,
        String user,
        String password,
        int poolSize,
        Duration connectTimeout,
        Duration queryTimeout) {

    /** Reads the {@code preflight.database.*} settings through {@code setting}. */
    public static DatabaseSettings from(UnaryOperator<String> setting, Path home) {
        return new DatabaseSettings(
                home,
                setting.apply("preflight.database.url"),
                setting.apply("preflight.database.user"),
                setting.apply("preflight.database.password"),
                Integer.parseInt(setting.apply("preflight.database.pool-size")),
                Duration.ofMillis(Long.parseLong(setting.apply("preflight.database.connect-timeout-ms"))),
                Duration.ofMillis(Long.parseLong(setting.apply("preflight.database.query-timeout-ms"))));
    }

    /** The same settings with another pool size: a command needs one connection, not ten. */
    public DatabaseSettings withPoolSize(int size) {
        return new DatabaseSettings(home, url, user, password, size, connectTimeout, queryTimeout);
    }

    boolean embedded() {
        return url.isEmpty();
    }

    /** The database without its password. */
    @Override
    public String toString() {
        return embedded() ? "embedded PostgreSQL in " + home : url + " as " + user;
    }
}
