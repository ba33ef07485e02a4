package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.Samples;
import preflight.service.TestGateway;

class SpendingRaceIT {
    private static final int CALLS = 200;
    private static final int AFFORDABLE = 10;

    /** AI detection of one unit of text. */
    private static final int CREDITS_A_CALL = 11;

    @Test
    void chargesExactlyWhatTheBalanceCoversUnderParallelCalls() throws Exception {
        try (TestGateway gateway = TestGateway.with("preflight.throttle.detect-per-minute", "1000")) {
            TestGateway.Client client = gateway.client(Plan.PRO, AFFORDABLE * CREDITS_A_CALL);
            String text = Samples.prose(4);

            Map<Integer, Long> statuses = inParallel(() -> client.detect(text).status());

            assertThat(statuses).isEqualTo(Map.of(200, (long) AFFORDABLE, 402, (long) CALLS - AFFORDABLE));
            assertThat(client.credits()).isZero();
            assertThat(client.held()).isZero();
        }
    }

    private static Map<Integer, Long> inParallel(Callable<Integer> call) throws Exception {
        List<Callable<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < CALLS; i++) {
            calls.add(call);
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> status : threads.invokeAll(calls)) {
                statuses.add(status.get());
            }
            return statuses.stream().collect(Collectors.groupingBy(status -> status, Collectors.counting()));
        }
    }
}
