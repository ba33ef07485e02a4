package preflight.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import preflight.access.Plan;
import preflight.gateway.Gateway;
import preflight.gateway.Settings;

/** A gateway with everything embedded, on free ports, in a temporary folder that goes when it is closed. */
final class EmbeddedDemo implements DemoGateway {
    private static final String HOST = "127.0.0.1";
    private static final long CREDITS = 1000;
    private static final String LOG_LEVEL = "PREFLIGHT_LOG_LEVEL";

    private final Path home;
    private final Consumer<String> talk;
    private final TemporaryFolder folder;
    private final Thread onInterrupt = new Thread(this::stop, "demo-stop");
    private @Nullable Gateway gateway;
    private boolean stopped;

    private EmbeddedDemo(TemporaryFolder folder, Consumer<String> talk) {
        this.folder = folder;
        this.home = folder.path();
        this.talk = talk;
    }

    static DemoGateway start(Consumer<String> talk) {
        quieten();
        EmbeddedDemo demo = new EmbeddedDemo(TemporaryFolder.create("preflight-demo-"), talk);
        Runtime.getRuntime().addShutdownHook(demo.onInterrupt);
        try {
            demo.open();
            return demo;
        } catch (RuntimeException e) {
            demo.close();
            throw e;
        }
    }

    /** An interrupt waits here until there is something whole to stop. */
    private synchronized void open() {
        talk.accept("starting database, index, detector and gateway in " + home);
        gateway = Gateway.start(settings(home));
        talk.accept("serving on " + api());
    }

    @Override
    public URI api() {
        return URI.create("http://%s:%d/v1/".formatted(HOST, running().port()));
    }

    @Override
    public String newKey() {
        String account = running().beans().accounts().create("Demo", Plan.PRO, CREDITS);
        talk.accept("made an account with %d credits, and a key".formatted(CREDITS));
        return running().beans().keys().create(account, "demo").key().reveal();
    }

    @Override
    public void close() {
        stop();
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException shuttingDown) {
            // The hook runs already and finds nothing left to do.
        }
    }

    private synchronized void stop() {
        if (!stopped) {
            stopped = true;
            talk.accept("stopping and deleting " + home);
            if (gateway != null) {
                gateway.close();
            }
            folder.close();
        }
    }

    private synchronized Gateway running() {
        return Objects.requireNonNull(gateway, "the gateway was not started");
    }

    /** The gateway's log is for machines, and here a person looks on: only what goes wrong, unless more is asked for. */
    private static void quieten() {
        if (System.getenv(LOG_LEVEL) == null && LoggerFactory.getLogger("preflight") instanceof Logger logger) {
            logger.setLevel(Level.WARN);
        }
    }

    /** The defaults only: an operator's own database and settings must not be touched by a demo. */
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
