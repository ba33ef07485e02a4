package preflight.detection.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.detection.DetectionLevel;
import preflight.detection.PassageResult;
import preflight.detection.SampleTexts;
import preflight.detection.model.EmbeddedDetector;
import preflight.text.Passage;

class DetectorServerTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private DetectorServer server;

    @BeforeEach
    void start() throws IOException {
        server = DetectorServer.start(EmbeddedDetector.load(), InetAddress.getLoopbackAddress(), 0);
    }

    @AfterEach
    void stop() {
        server.close();
        client.close();
    }

    @Test
    void answersForEveryPassage() throws Exception {
        List<Passage> passages = SampleTexts.manuscript().passages();
        HttpResponse<String> answer = post("/v1/judge", DetectorProtocol.writeRequest(passages));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
        assertThat(DetectorProtocol.readResponse(answer.body(), passages))
                .extracting(PassageResult::level)
                .containsExactly(
                        DetectionLevel.NONE, DetectionLevel.LIKELY, DetectionLevel.LIKELY, DetectionLevel.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"passages\":[{}]}",
                "{\"passages\":[{\"number\":0,\"text\":1,\"language\":\"en\",\"sentences\":[]}]}",
                "{\"passages\":[{\"number\":0,\"text\":\"a\",\"language\":\"en\",\"sentences\":\"a\"}]}",
                "{\"passages\":[]} x"
            })
    void refusesABodyThatIsNotOfTheProtocol(String body) throws Exception {
        HttpResponse<String> answer = post("/v1/judge", body);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).startsWith("{\"detail\":\"The body does not match the protocol");
    }

    @Test
    void refusesABodyThatIsTooLarge() throws Exception {
        assertThat(post("/v1/judge", " ".repeat(DetectorServer.MAX_BODY_BYTES + 1))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void refusesBytesThatAreNotUtf8() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(uri("/v1/judge"))
                .POST(BodyPublishers.ofByteArray(new byte[] {'{', (byte) 0xC3, '}'}))
                .build();
        assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(400);
    }

    @Test
    void refusesOtherPathsAndMethods() throws Exception {
        assertThat(post("/v1/other", "{}").statusCode()).isEqualTo(404);
        HttpResponse<String> get =
                client.send(HttpRequest.newBuilder(uri("/v1/judge")).build(), BodyHandlers.ofString());
        assertThat(get.statusCode()).isEqualTo(405);
        assertThat(get.headers().firstValue("Allow")).contains("POST");
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(uri(path))
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    private URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }
}
