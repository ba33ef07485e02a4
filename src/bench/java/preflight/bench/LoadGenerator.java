package preflight.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A closed-loop load generator: each client sends its next call when the previous one is answered. */
final class LoadGenerator {
    private final URI address;
    private final String key;

    LoadGenerator(URI address, String key) {
        this.address = address;
        this.key = key;
    }

    /** Sends {@code calls} calls over {@code clients} connections, bodies in turn; every answer must be 200. */
    Result run(ProcessHandle server, int clients, int calls, List<byte[]> bodies) throws InterruptedException, ExecutionException {
        Duration cpuBefore = cpu(server);
        long start = System.nanoTime();
        List<Long> nanos = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(clients)) {
            List<Callable<List<Long>>> loops = new ArrayList<>();
            for (int client = 0; client < clients; client++) {
                int first = client;
                loops.add(() -> loop(first, clients, calls, bodies));
            }
            for (Future<List<Long>> loop : threads.invokeAll(loops)) {
                nanos.addAll(loop.get());
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Result(
                nanos.stream().mapToLong(Long::longValue).sorted().toArray(),
                seconds,
                cpu(server).minus(cpuBefore));
    }

    private List<Long> loop(int first, int step, int calls, List<byte[]> bodies) throws IOException, InterruptedException {
        List<Long> nanos = new ArrayList<>();
        try (HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            for (int call = first; call < calls; call += step) {
                HttpRequest request = HttpRequest.newBuilder(address)
                        .header("Content-Type", "application/json")
                        .header("X-API-Key", key)
                        .POST(HttpRequest.BodyPublishers.ofByteArray(bodies.get(call % bodies.size())))
                        .build();
                long start = System.nanoTime();
                HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
                nanos.add(System.nanoTime() - start);
                if (answer.statusCode() != 200) {
                    throw new IOException(answer.statusCode() + " " + answer.body());
                }
            }
        }
        return nanos;
    }

    private static Duration cpu(ProcessHandle server) {
        return server.info().totalCpuDuration().orElseThrow();
    }

    /** Latencies in nanoseconds, ascending; wall seconds; CPU time of the server process. */
    record Result(long[] nanos, double seconds, Duration cpu) {
        double milliseconds(double quantile) {
            return nanos[Math.min(nanos.length - 1, (int) Math.ceil(quantile * nanos.length) - 1)] / 1e6;
        }

        double cpuMicrosACall() {
            return cpu.toNanos() / 1e3 / nanos.length;
        }

        double callsASecond() {
            return nanos.length / seconds;
        }

        @Override
        public String toString() {
            return "%8d calls %9.1f /s  p50 %8.2f ms  p99 %8.2f ms  max %8.2f ms  CPU %9.1f us a call"
                    .formatted(nanos.length, callsASecond(), milliseconds(.5), milliseconds(.99), milliseconds(1), cpuMicrosACall());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Result that && Arrays.equals(nanos, that.nanos);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(nanos);
        }
    }
}
