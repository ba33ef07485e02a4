package preflight.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.camel.ProducerTemplate;
import preflight.access.Account;
import preflight.access.Caller;
import preflight.account.AccountCalls;
import preflight.filecheck.CallRefused;
import preflight.filecheck.Calls;

/** Runs the entry routes for the pages. */
final class RoutedAccountCalls implements AccountCalls {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int OK = 200;
    private static final int OUT_OF_TIME = 504;

    /** The beans are there before the routes are. */
    private final CompletableFuture<EntryRoutes> entries = new CompletableFuture<>();

    private final Duration patience;

    /** A check of several calls begins none after {@code patience}: browsers and proxies do not wait for ever. */
    RoutedAccountCalls(Duration patience) {
        this.patience = patience;
    }

    /** The routes run: now there can be calls. */
    void over(ProducerTemplate routes) {
        entries.complete(new EntryRoutes(routes));
    }

    @Override
    public Calls of(Account account, String requestId) {
        // The report around the findings is in English.
        Caller caller = Caller.withoutKey(account.id(), account.plan(), requestId, Locale.ENGLISH);
        long start = System.nanoTime();
        return (operation, body) -> {
            if (System.nanoTime() - start > patience.toNanos()) {
                throw new CallRefused(
                        OUT_OF_TIME,
                        "there are more than a page can wait for. The command ./preflight check has the patience.",
                        null);
            }
            return run(operation, caller, body);
        };
    }

    private JsonNode run(Calls.Operation operation, Caller caller, byte[] body) throws IOException, CallRefused {
        EntryRoutes.Answer answer = entries.join().run(operation.id(), caller, body, Map.of());
        JsonNode json = JSON.readTree(answer.body());
        if (answer.status() != OK) {
            throw new CallRefused(answer.status(), json.path("detail").asText(), answer.retryAfterSeconds());
        }
        return json;
    }
}
