package preflight.cli.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.util.function.Consumer;
import preflight.cli.command.GatewayClient;
import preflight.filecheck.CallRefused;

/** Sends the example requests to a gateway. */
final class DemoClient implements AutoCloseable {
    private final GatewayClient client;
    private final URI api;
    private final Consumer<String> progress;

    DemoClient(URI api, String key, Consumer<String> talk) {
        this.client = new GatewayClient(api, key, talk);
        this.api = api;
        this.progress = talk;
    }

    /**
     * Posts an example and returns the response.
     *
     * @throws IOException when there is no response or the status is not 200
     */
    JsonNode post(String path, String example) throws IOException, InterruptedException {
        long start = System.nanoTime();
        try {
            JsonNode answer = client.post(path, body(example));
            long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
            progress.accept("POST %s with examples/%s: 200 in %,d ms".formatted(api.resolve(path), example, millis));
            return answer;
        } catch (CallRefused e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        client.close();
    }

    private static byte[] body(String example) throws IOException {
        try (InputStream in = DemoClient.class.getResourceAsStream("/examples/" + example)) {
            if (in == null) {
                throw new FileNotFoundException("examples/" + example + " is not on the class path");
            }
            return in.readAllBytes();
        }
    }
}
