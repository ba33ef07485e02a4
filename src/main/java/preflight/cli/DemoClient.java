package preflight.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.function.Consumer;

/** Sends example bodies to a gateway as any other client would. */
final class DemoClient implements AutoCloseable {
    /** What the contract recommends to clients. */
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI api;
    private final String key;
    private final Consumer<String> talk;

    DemoClient(URI api, String key, Consumer<String> talk) {
        this.api = api;
        this.key = key;
        this.talk = talk;
    }

    /**
     * Posts an example and gives back the answer.
     *
     * @throws IOException when there is no answer, or another one than 200
     */
    JsonNode post(String path, String example) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(api.resolve(path))
                .timeout(PATIENCE)
                .header("X-API-Key", key)
                .header("Content-Type", "application/json")
                .header("Accept-Language", "en")
                .POST(BodyPublishers.ofByteArray(body(example)))
                .build();
        long start = System.nanoTime();
        HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
        long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
        talk.accept("POST %s with examples/%s: %d in %,d ms"
                .formatted(request.uri(), example, response.statusCode(), millis));
        JsonNode answer = JSON.readTree(response.body());
        if (response.statusCode() != 200) {
            throw new IOException("%s answered %d: %s"
                    .formatted(
                            path, response.statusCode(), answer.path("detail").asText()));
        }
        return answer;
    }

    @Override
    public void close() {
        http.close();
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
