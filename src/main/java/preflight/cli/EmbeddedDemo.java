package preflight.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
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
    private final Gateway gateway;
    private final String key;
    private final Consumer<String> talk;
    private final Thread onInterrupt = new Thread(this::stop, "demo-stop");
    private final AtomicBoolean stopped = new AtomicBoolean();

    private EmbeddedDemo(Path home, Gateway gateway, Consumer<String> talk) {
        this.home = home;
        this.gateway = gateway;
        this.talk = talk;
        String account = gateway.beans().accounts().create("Demo", Plan.PRO, CREDITS);
        this.key = gateway.beans().keys().create(account, "demo").key().reveal();
    }

    static DemoGateway start(Consumer<String> talk) {
        try {
            Path home = Files.createTempDirectory("preflight-demo-");
            quieten();
            talk.accept("starting database, index, detector and gateway in " + home);
            try {
                EmbeddedDemo demo = new EmbeddedDemo(home, Gateway.start(settings(home)), talk);
                Runtime.getRuntime().addShutdownHook(demo.onInterrupt);
                talk.accept("made an account with %d credits and a key; serving on %s".formatted(CREDITS, demo.api()));
                return demo;
            } catch (RuntimeException e) {
                delete(home);
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    @Override
    public URI api() {
        return URI.create("http://%s:%d/v1/".formatted(HOST, gateway.port()));
    }

    @Override
    public String key() {
        return key;
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

    private void stop() {
        if (stopped.compareAndSet(false, true)) {
            talk.accept("stopping and deleting " + home);
            gateway.close();
            delete(home);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
