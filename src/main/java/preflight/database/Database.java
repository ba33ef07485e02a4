package preflight.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * An open database: a connection pool on a migrated schema. An outage is noticed within the timeouts of the settings. Calls fail with
 * an {@link SQLException} meanwhile, and the pool reconnects by itself.
 */
public final class Database implements AutoCloseable {
    /** Added to the statement timeout of the server, so that a live server can report why it cancelled a statement. */
    private static final Duration SOCKET_GRACE = Duration.ofSeconds(1);

    private final HikariDataSource pool;
    private final @Nullable EmbeddedServer server;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Database(HikariDataSource pool, @Nullable EmbeddedServer server) {
        this.pool = pool;
        this.server = server;
    }

    /**
     * Opens the database and migrates its schema. Several processes may do this at once.
     *
     * @throws DatabaseUnavailable naming the database and the reason
     */
    public static Database open(DatabaseSettings settings) {
        EmbeddedServer server = settings.embedded() ? EmbeddedServer.acquire(settings.home()) : null;
        try {
            migrate(source(settings, server));
            PGSimpleDataSource source = source(settings, server);
            source.setSocketTimeout(seconds(settings.queryTimeout().plus(SOCKET_GRACE)));
            return new Database(pool(settings, source), server);
        } catch (FlywayException | IOException e) {
            releaseServer(server);
            throw new DatabaseUnavailable("The database (%s) cannot be used: %s".formatted(settings, reason(e)), e);
        } catch (RuntimeException e) {
            releaseServer(server);
            throw e;
        }
    }

    /** The connection pool. */
    public DataSource dataSource() {
        return pool;
    }

    /** Whether the database answers now. */
    public boolean isReachable() {
        try (Connection connection = pool.getConnection()) {
            return connection.isValid(1);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Closes the pool. The embedded server stops with its last user. */
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            pool.close();
            releaseServer(server);
        }
    }

    private static PGSimpleDataSource source(DatabaseSettings settings, @Nullable EmbeddedServer server)
            throws IOException {
        PGSimpleDataSource source = server == null ? new PGSimpleDataSource() : new EmbeddedDataSource(server);
        if (server == null) {
            source.setURL(settings.url());
            source.setUser(settings.user());
            source.setPassword(settings.password());
        }
        source.setConnectTimeout(seconds(settings.connectTimeout()));
        source.setLoginTimeout(seconds(settings.connectTimeout()));
        source.setTcpKeepAlive(true);
        source.setApplicationName("preflight");
        return source;
    }

    private static void migrate(DataSource source) {
        Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:db/migration")
                .load()
                .migrate();
    }

    private static HikariDataSource pool(DatabaseSettings settings, DataSource source) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("database");
        config.setDataSource(source);
        config.setMaximumPoolSize(settings.poolSize());
        config.setConnectionTimeout(settings.connectTimeout().toMillis());
        config.setValidationTimeout(
                Math.max(250, Math.min(1000, settings.connectTimeout().toMillis() - 1)));
        config.setConnectionInitSql(
                "set statement_timeout = " + settings.queryTimeout().toMillis());
        config.setInitializationFailTimeout(-1);
        return new HikariDataSource(config);
    }

    private static void releaseServer(@Nullable EmbeddedServer server) {
        if (server != null) {
            server.release();
        }
    }

    /** The message of the driver, without the long message that Flyway wraps it in. */
    private static @Nullable String reason(Exception failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException) {
                return cause.getMessage();
            }
        }
        return failure.getMessage();
    }

    private static int seconds(Duration duration) {
        return Math.toIntExact(Math.max(1, duration.plusMillis(999).toSeconds()));
    }
}
