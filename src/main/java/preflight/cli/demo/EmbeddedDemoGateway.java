package preflight.cli.demo;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import preflight.access.account.Plan;
import preflight.gateway.Gateway;
import preflight.gateway.Settings;

/** A gateway with embedded database, index and detector, on free ports, in a temporary folder that is deleted on close. */
public final class EmbeddedDemoGateway implements DemoGateway {
    private static final String HOST = "127.0.0.1";
    private static final long CREDITS = 1000;
    private static final String LOG_LEVEL = "PREFLIGHT_LOG_LEVEL";

    private final Path home;
    private final Consumer<String> progress;
    private final TemporaryFolder folder;
    private final Thread onInterrupt = new Thread(this::stop, "demo-stop");
    private @Nullable Gateway gateway;
    private boolean stopped;

    private EmbeddedDemoGateway(TemporaryFolder folder, Consumer<String> talk) {
        this.folder = folder;
        this.home = folder.path();
        this.progress = talk;
    }

    public static DemoGateway start(Consumer<String> talk) {
        lowerLogLevel();
        EmbeddedDemoGateway demo = new EmbeddedDemoGateway(TemporaryFolder.create("preflight-demo-"), talk);
        Runtime.getRuntime().addShutdownHook(demo.onInterrupt);
        try {
            demo.open();
            return demo;
        } catch (RuntimeException e) {
            demo.close();
            throw e;
        }
    }

    /** Starts the gateway. An interrupt waits for the lock until the gateway can be stopped. */
    private synchronized void open() {
        progress.accept("starting database, index, detector and gateway in " + home);
        gateway = Gateway.start(settings(home));
        progress.accept("serving on " + api());
    }

    @Override
    public URI api() {
        return URI.create("http://%s:%d/v1/".formatted(HOST, running().port()));
    }

    @Override
    public String newKey() {
        String account = running().beans().accounts().create("Demo", Plan.PRO, CREDITS);
        progress.accept("created an account with %d credits and an API key".formatted(CREDITS));
        return running().beans().keys().create(account, "demo").key().reveal();
    }

    @Override
    public void close() {
        stop();
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException shuttingDown) {
            // The hook is running already and has nothing to do.
        }
    }

    private synchronized void stop() {
        if (!stopped) {
            stopped = true;
            progress.accept("stopping and deleting " + home);
            if (gateway != null) {
                gateway.close();
            }
            folder.close();
        }
    }

    private synchronized Gateway running() {
        return Objects.requireNonNull(gateway, "the gateway was not started");
    }

    /** Logs only warnings, unless the user has set a log level. */
    private static void lowerLogLevel() {
        if (System.getenv(LOG_LEVEL) == null && LoggerFactory.getLogger("preflight") instanceof Logger logger) {
            logger.setLevel(Level.WARN);
        }
    }

    /** The default settings: a demo must not use the database and the settings of an operator. */
    private static Settings settings(Path home) {
        return Settings.load(
                Map.of(),
                Map.of(
                        "preflight.home",
                        home.toString(),
                        "preflight.host",
                        HOST,
                        "preflight.port",
                        "0",
                        "preflight.management-host",
                        HOST,
                        "preflight.management-port",
                        "0"));
    }
}
