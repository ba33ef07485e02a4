package preflight.cli.command;

import java.net.InetAddress;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.detection.http.DetectorServer;
import preflight.detection.model.EmbeddedDetector;

/** {@code detector}: serves the embedded detection model on its own port, for {@code preflight.detector.url}. */
@Command(
        name = "detector",
        mixinStandardHelpOptions = true,
        description = "Serves only the embedded detection model (POST /v1/judge).")
public final class DetectorCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            defaultValue = "8090",
            description = "Port to listen on; 0 selects a free port (default 8090).")
    private int port;

    @Option(names = "--host", defaultValue = "127.0.0.1", description = "Address to listen on (default 127.0.0.1).")
    private String host = "127.0.0.1";

    @Override
    public Integer call() throws Exception {
        if (port < 0 || port > 65535) {
            System.err.println("--port must be from 0 to 65535");
            return ExitCode.USAGE;
        }
        try (DetectorServer server = DetectorServer.start(EmbeddedDetector.load(), InetAddress.getByName(host), port)) {
            System.out.println("http://" + host + ":" + server.port());
            System.err.println("Serving POST " + DetectorServer.PATH + "; stop with Ctrl-C.");
            Runtime.getRuntime().addShutdownHook(Thread.ofVirtual().unstarted(server::close));
            new CountDownLatch(1).await();
            return ExitCode.DONE;
        } catch (java.io.IOException e) {
            System.err.println("Cannot listen on " + host + ":" + port + ": " + e.getMessage());
            return ExitCode.COULD_NOT_RUN;
        }
    }
}
