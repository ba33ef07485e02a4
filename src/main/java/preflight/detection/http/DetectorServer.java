package preflight.detection.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.detection.Detector;
import preflight.detection.PassageResult;
import preflight.text.Passage;

/** Serves a detector over HTTP with the protocol of docs/detector-protocol.md. */
public final class DetectorServer implements AutoCloseable {
    /** Path of the only operation. */
    public static final String PATH = "/v1/judge";
    /** Largest request body. 200,000 characters fit twice (as passage and as sentences) even when every one is escaped. */
    static final int MAX_BODY_BYTES = 8 << 20;

    private static final Logger LOG = LoggerFactory.getLogger(DetectorServer.class);

    private final Detector detector;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    /** Detection is pure computation, so at most one request per processor runs at a time. */
    private final Semaphore permits = new Semaphore(Runtime.getRuntime().availableProcessors());

    private DetectorServer(Detector detector, HttpServer server) {
        this.detector = detector;
        this.server = server;
    }

    /** Starts a server on an address; port 0 takes a free port. */
    public static DetectorServer start(Detector detector, InetAddress address, int port) throws IOException {
        HttpServer http = HttpServer.create(new InetSocketAddress(address, port), 0);
        DetectorServer server = new DetectorServer(detector, http);
        http.createContext("/", server::serve);
        http.setExecutor(server.threads);
        http.start();
        return server;
    }

    /** The port that the server listens on. */
    public int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(1);
        threads.shutdown();
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer = answer(exchange);
            byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(answer.status(), body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        if (!exchange.getRequestURI().getPath().equals(PATH)) {
            return Answer.refusal(404, "Not found. The only path is " + PATH + ".");
        }
        if (!exchange.getRequestMethod().equals("POST")) {
            exchange.getResponseHeaders().set("Allow", "POST");
            return Answer.refusal(405, "Only POST is allowed.");
        }
        byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY_BYTES + 1);
        if (body.length > MAX_BODY_BYTES) {
            return Answer.refusal(413, "The body is larger than " + MAX_BODY_BYTES + " bytes.");
        }
        try {
            return new Answer(200, DetectorProtocol.writeResponse(detect(read(body))));
        } catch (CharacterCodingException e) {
            return Answer.refusal(400, "The body is not UTF-8.");
        } catch (DetectorProtocol.MalformedMessageException e) {
            return Answer.refusal(422, "The body does not match the protocol: " + e.getMessage() + ".");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Answer.refusal(503, "The server is shutting down.");
        } catch (RuntimeException e) {
            LOG.error("detection failed", e);
            return Answer.refusal(500, "The passages could not be checked.");
        }
    }

    private static List<Passage> read(byte[] body)
            throws CharacterCodingException, DetectorProtocol.MalformedMessageException {
        return DetectorProtocol.readRequest(StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(body))
                .toString());
    }

    private List<PassageResult> detect(List<Passage> passages) throws InterruptedException {
        permits.acquire();
        try {
            return detector.detect(passages);
        } finally {
            permits.release();
        }
    }

    private record Answer(int status, String body) {
        static Answer refusal(int status, String detail) {
            return new Answer(
                    status,
                    "{\"detail\":\"%s\"}".formatted(detail.replace("\\", "").replace('"', '\'')));
        }
    }
}
