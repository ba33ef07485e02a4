package preflight.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.function.Consumer;
import preflight.filecheck.CallRefused;
import preflight.filecheck.Calls;

/** Calls a gateway as any other client does. */
final class GatewayClient implements Calls, AutoCloseable {
    /** What the contract recommends to clients. */
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    private static final Duration PATIENCE_TO_CONNECT = Duration.ofSeconds(10);
    /** Rates count over a minute, so a second refusal in a row means that others use the account too. */
    private static final int MOST_WAITS = 5;

    private static final int LONGEST_WAIT = 60;
    private static final int OK = 200;
    private static final int TOO_MANY = 429;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE_TO_CONNECT)
            .build();
    private final URI api;
    private final String key;
    private final Consumer<String> talk;

    GatewayClient(URI api, String key, Consumer<String> talk) {
        this.api = api;
        this.key = key;
        this.talk = talk;
    }

    @Override
    public JsonNode send(Operation operation, byte[] body) throws IOException, InterruptedException, CallRefused {
        return post(operation.path(), body);
    }

    /**
     * Posts a body and gives back the answer; waits when the rate is exceeded, as long as the gateway says.
     *
     * @throws IOException when there is no answer
     * @throws CallRefused when there is another one than 200
     */
    JsonNode post(String path, byte[] body) throws IOException, InterruptedException, CallRefused {
        HttpRequest request = HttpRequest.newBuilder(api.resolve(path))
                .timeout(PATIENCE)
                .header("X-API-Key", key)
                .header("Content-Type", "application/json")
                .header("Accept-Language", "en")
                .POST(BodyPublishers.ofByteArray(body))
                .build();
        HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
        for (int waits = 0; response.statusCode() == TOO_MANY && waits < MOST_WAITS; waits++) {
            int seconds = retryAfter(response);
            talk.accept("the account's rate is exceeded; waiting %d s, as the gateway asks".formatted(seconds));
            Thread.sleep(Duration.ofSeconds(seconds));
            response = http.send(request, BodyHandlers.ofByteArray());
        }
        if (response.statusCode() != OK) {
            throw new CallRefused(
                    response.statusCode(),
                    "%s answered %d: %s".formatted(path, response.statusCode(), detail(response)),
                    null);
        }
        return JSON.readTree(response.body());
    }

    @Override
    public void close() {
        http.close();
    }

    private static int retryAfter(HttpResponse<?> response) {
        String seconds = response.headers().firstValue("Retry-After").orElse("");
        return seconds.matches("\\d{1,4}") ? Math.clamp(Integer.parseInt(seconds), 1, LONGEST_WAIT) : LONGEST_WAIT;
    }

    private static String detail(HttpResponse<byte[]> response) throws IOException {
        try {
            return JSON.readTree(response.body()).path("detail").asText("no detail was given");
        } catch (JsonProcessingException notOurs) {
            return "this is not the answer of a Preflight gateway";
        }
    }
}
