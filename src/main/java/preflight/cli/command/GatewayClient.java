package preflight.cli.command;

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
import preflight.filecheck.CheckClient;

/** The HTTP client of the commands. */
public final class GatewayClient implements CheckClient, AutoCloseable {
    /** The timeout that the contract recommends to clients. */
    private static final Duration REQUEST_TIMEOUT = Duration.ofSeconds(120);

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
    /** The rate limit counts over one minute, so repeated refusals mean that others use the account too. */
    private static final int MAX_RATE_LIMIT_RETRIES = 5;

    private static final int MAX_RETRY_DELAY_SECONDS = 60;
    private static final int OK = 200;
    private static final int TOO_MANY = 429;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT_TIMEOUT)
            .build();
    private final URI api;
    private final String key;
    private final Consumer<String> progress;

    public GatewayClient(URI api, String key, Consumer<String> talk) {
        this.api = api;
        this.key = key;
        this.progress = talk;
    }

    @Override
    public JsonNode send(CheckOperation operation, byte[] body) throws IOException, InterruptedException, CallRefused {
        return post(operation.path(), body);
    }

    /**
     * Posts a body and returns the response. On 429 it waits for the time in Retry-After and retries.
     *
     * @throws IOException when there is no response
     * @throws CallRefused when the status is not 200
     */
    public JsonNode post(String path, byte[] body) throws IOException, InterruptedException, CallRefused {
        HttpRequest request = HttpRequest.newBuilder(api.resolve(path))
                .timeout(REQUEST_TIMEOUT)
                .header("X-API-Key", key)
                .header("Content-Type", "application/json")
                .header("Accept-Language", "en")
                .POST(BodyPublishers.ofByteArray(body))
                .build();
        HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
        for (int waits = 0; response.statusCode() == TOO_MANY && waits < MAX_RATE_LIMIT_RETRIES; waits++) {
            int seconds = retryAfter(response);
            progress.accept("rate limit exceeded; waiting %d s before the next attempt".formatted(seconds));
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
        return seconds.matches("\\d{1,4}")
                ? Math.clamp(Integer.parseInt(seconds), 1, MAX_RETRY_DELAY_SECONDS)
                : MAX_RETRY_DELAY_SECONDS;
    }

    private static String detail(HttpResponse<byte[]> response) throws IOException {
        try {
            return JSON.readTree(response.body()).path("detail").asText("no detail");
        } catch (JsonProcessingException notOurs) {
            return "the response is not from a Preflight gateway";
        }
    }
}
