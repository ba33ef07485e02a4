import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;

/** Sends the example references and prints the answer. Needs Java 17 or newer. Run in the root folder: java examples/calls/Verify.java */
public class Verify {
    public static void main(String[] args) throws Exception {
        String url = System.getenv().getOrDefault("PREFLIGHT_URL", "http://127.0.0.1:8080");
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/v1/citations/verify"))
                .timeout(Duration.ofSeconds(120))
                .header("X-API-Key", System.getenv("PREFLIGHT_KEY"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofFile(Path.of("examples", "verify.json")))
                .build();
        HttpClient http = HttpClient.newHttpClient();
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        while (response.statusCode() == 429) {
            String seconds = response.headers().firstValue("Retry-After").orElse("60");
            Thread.sleep(Duration.ofSeconds(Long.parseLong(seconds)));
            response = http.send(request, HttpResponse.BodyHandlers.ofString());
        }
        System.out.println(response.body());
        System.exit(response.statusCode() == 200 ? 0 : 1);
    }
}
