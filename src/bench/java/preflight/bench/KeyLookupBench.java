package preflight.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Jdbi;
import preflight.access.CallerDirectory;
import preflight.access.PresentedCredentials;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.gateway.Settings;

/**
 * Runs the one statement of an authenticated call as the gateway runs it (pooled connections, virtual threads) and nothing else.
 * Prints the microseconds of CPU that the database client takes per look-up.
 */
public final class KeyLookupBench {
    private static final int CLIENTS = 8;

    private KeyLookupBench() {}

    /** Takes the home folder of a running gateway and the number of look-ups. */
    public static void main(String[] args) throws Exception {
        int lookups = Integer.parseInt(args[1]);
        Settings defaults = Settings.load();
        Path home = Path.of(args[0]);
        DatabaseSettings settings = DatabaseSettings.from(defaults::text, home);
        try (Database database = Database.open(settings.withPoolSize(CLIENTS))) {
            Jdbi jdbi = Jdbi.create(database.dataSource());
            Pepper pepper = Pepper.of(defaults.text("preflight.keys.pepper"), home);
            String account = new Accounts(jdbi).create("Key look-ups", Plan.PRO, 0);
            String hash = new Keys(jdbi, pepper).create(account, "bench").key().hash(pepper);
            PresentedCredentials credentials = new PresentedCredentials(hash, "bench", Locale.ENGLISH);
            CallerDirectory directory = new CallerDirectory(jdbi);
            run(directory, credentials, lookups);
            Duration before = cpu();
            run(directory, credentials, lookups);
            System.out.printf("%.1f%n", cpu().minus(before).toNanos() / 1e3 / lookups);
        }
    }

    private static void run(CallerDirectory directory, PresentedCredentials credentials, int lookups) throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> loops = new ArrayList<>();
            for (int client = 0; client < CLIENTS; client++) {
                loops.add(() -> {
                    int found = 0;
                    for (int i = 0; i < lookups / CLIENTS; i++) {
                        found += directory.findByKey(credentials).keyId().isEmpty() ? 0 : 1;
                    }
                    return found;
                });
            }
            for (Future<Integer> loop : threads.invokeAll(loops)) {
                loop.get();
            }
        }
    }

    private static Duration cpu() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
    }
}
