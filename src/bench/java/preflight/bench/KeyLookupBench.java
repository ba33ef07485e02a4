package preflight.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import preflight.gateway.routes.CountedParameters;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.gateway.Settings;

/**
 * The one statement of an authenticated call, run as the gateway runs it (a pooled connection, virtual threads, the
 * parameters counted) and nothing else: what the database's client costs the gateway's process. Prints microseconds of CPU.
 */
public final class KeyLookupBench {
    private static final int CLIENTS = 8;

    private KeyLookupBench() {}

    /** Takes the home folder of a running gateway and the number of look-ups. */
    public static void main(String[] args) throws Exception {
        int many = Integer.parseInt(args[1]);
        DatabaseSettings settings = DatabaseSettings.from(Settings.load()::text, Path.of(args[0]));
        try (Database database = Database.open(settings.withPoolSize(CLIENTS))) {
            DataSource source = CountedParameters.over(database.dataSource());
            run(source, many);
            Duration before = cpu();
            run(source, many);
            System.out.printf("%.1f%n", cpu().minus(before).toNanos() / 1e3 / many);
        }
    }

    private static void run(DataSource source, int many) throws Exception {
        String sql = statement();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> loops = new ArrayList<>();
            for (int client = 0; client < CLIENTS; client++) {
                loops.add(() -> {
                    int found = 0;
                    for (int i = 0; i < many / CLIENTS; i++) {
                        found += lookUp(source, sql) ? 1 : 0;
                    }
                    return found;
                });
            }
            for (Future<Integer> loop : threads.invokeAll(loops)) {
                loop.get();
            }
        }
    }

    private static boolean lookUp(DataSource source, String sql) throws SQLException {
        try (Connection connection = source.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            if (statement.getParameterMetaData().getParameterCount() != 1) {
                throw new SQLException("another statement than the one measured");
            }
            statement.setObject(1, "00".repeat(32));
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static String statement() throws IOException {
        try (InputStream in = Objects.requireNonNull(KeyLookupBench.class.getResourceAsStream("/sql/find-caller.sql"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace(":?hash", "?");
        }
    }

    private static Duration cpu() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
    }
}
