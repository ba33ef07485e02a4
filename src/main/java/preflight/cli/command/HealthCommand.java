package preflight.cli.command;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import preflight.gateway.Settings;

/** {@code health}: reports whether the gateway on this machine is ready, for container health checks. */
@Command(name = "health", description = "Exits 0 when the gateway on this machine is ready, 1 when it is not.")
public final class HealthCommand implements Callable<Integer> {
    private static final Duration TIMEOUT = Duration.ofSeconds(4);

    @Override
    public Integer call() throws InterruptedException {
        int port = Settings.load().number("preflight.management-port");
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:%d/observe/health/ready".formatted(port)))
                .timeout(TIMEOUT)
                .build();
        try (HttpClient client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build()) {
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            System.out.println(answer.statusCode() == 200 ? "ready" : "not ready");
            return answer.statusCode() == 200 ? ExitCode.DONE : ExitCode.REFUSED;
        } catch (IOException e) {
            System.out.println("not running");
            return ExitCode.REFUSED;
        }
    }
}
