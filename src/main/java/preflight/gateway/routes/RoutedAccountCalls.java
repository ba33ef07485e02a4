package preflight.gateway.routes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.camel.ProducerTemplate;
import preflight.access.Caller;
import preflight.access.account.Account;
import preflight.console.upload.AccountCalls;
import preflight.filecheck.CallRefused;
import preflight.filecheck.CheckClient;

/** Runs the entry routes for the report page. */
public final class RoutedAccountCalls implements AccountCalls {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int OK = 200;
    private static final int GATEWAY_TIMEOUT = 504;

    /** Completed when the routes have started; the beans exist earlier. */
    private final CompletableFuture<EntryRoutes> entries = new CompletableFuture<>();

    private final Duration timeLimit;

    /** A check of several calls starts no call after {@code timeLimit}, because browsers and proxies do not wait longer. */
    public RoutedAccountCalls(Duration timeLimit) {
        this.timeLimit = timeLimit;
    }

    /** Connects the calls to the started routes. */
    public void connect(ProducerTemplate routes) {
        entries.complete(new EntryRoutes(routes));
    }

    @Override
    public CheckClient of(Account account, String requestId) {
        // The report is in English.
        Caller caller = Caller.withoutKey(account.id(), account.plan(), requestId, Locale.ENGLISH);
        long start = System.nanoTime();
        return (operation, body) -> {
            if (System.nanoTime() - start > timeLimit.toNanos()) {
                throw new CallRefused(
                        GATEWAY_TIMEOUT,
                        "there are more than a page can wait for. The command ./preflight check waits for them.",
                        null);
            }
            return run(operation, caller, body);
        };
    }

    private JsonNode run(CheckClient.CheckOperation operation, Caller caller, byte[] body)
            throws IOException, CallRefused {
        EntryRoutes.RouteAnswer answer = entries.join().run(operation.operationId(), caller, body, Map.of());
        JsonNode json = JSON.readTree(answer.body());
        if (answer.status() != OK) {
            throw new CallRefused(answer.status(), json.path("detail").asText(), answer.retryAfterSeconds());
        }
        return json;
    }
}
