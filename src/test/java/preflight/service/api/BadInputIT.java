package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

class BadInputIT {
    private final TestGateway gateway = TestGateway.shared();

    static Stream<Arguments> bodiesOfTheWrongFormat() {
        return Stream.of(
                Arguments.of("nothing", ""),
                Arguments.of("no JSON", "text=hello"),
                Arguments.of("cut off", "{\"text\": \"abc"),
                Arguments.of("trailing garbage", "{\"text\": \"abc\"} x"),
                Arguments.of("two values", "{\"text\": \"abc\"}{\"text\": \"abc\"}"),
                Arguments.of("a key twice", "{\"text\": \"abc\", \"text\": \"def\"}"),
                Arguments.of("an array", "[]"),
                Arguments.of("null", "null"),
                Arguments.of("a number for text", "{\"text\": 5}"),
                Arguments.of("a string for references", "{\"references\": \"one\"}"),
                Arguments.of("a number among references", "{\"references\": [\"a\", 7]}"),
                Arguments.of("null among references", "{\"references\": [null]}"),
                Arguments.of("an unknown field", "{\"texts\": \"abc\"}"),
                Arguments.of("a comment", "{/* */\"text\": \"abc\"}"),
                Arguments.of("single quotes", "{'text': 'abc'}"),
                Arguments.of("deep nesting", "{\"text\": " + "[".repeat(5000) + "]".repeat(5000) + "}"),
                Arguments.of("half a surrogate pair", "{\"text\": \"\\ud83d\"}"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bodiesOfTheWrongFormat")
    void saysWhatIsWrongWithTheFormatAndChargesNothing(String what, String body) {
        TestGateway.Client client = gateway.client();

        HttpAnswer answer = client.post(TestGateway.CHECK, body);

        assertThat(answer.status()).as("%s: %s", what, answer.text()).isEqualTo(422);
        assertThat(answer.json().size()).isEqualTo(1);
        assertThat(answer.detail())
                .isNotBlank()
                .doesNotContain("Exception")
                .doesNotContain("com.fasterxml")
                .doesNotContain("\tat ");
        assertThat(client.credits()).isEqualTo(1_000_000);
        assertThat(client.held()).isZero();
    }

    static Stream<Arguments> requestsThatAreNoHttp() {
        return Stream.of(
                Arguments.of(400, "nothing of the kind\r\n\r\n"),
                Arguments.of(400, "POST /v1/citations/verify HTTP/1.1\r\nHost: a\r\nContent-Length: many\r\n\r\n"),
                Arguments.of(414, "GET /" + "a".repeat(9_000) + " HTTP/1.1\r\nHost: a\r\n\r\n"),
                Arguments.of(431, "GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + "a".repeat(90_000) + "\r\n\r\n"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("requestsThatAreNoHttp")
    void answersInTheShapeOfEveryRefusalWhatIsNoHttp(int status, String request) throws IOException {
        URI address = gateway.address("/");
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();

            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);

            assertThat(answer)
                    .matches("(?s)HTTP/1\\.[01] " + status + " .*")
                    .containsIgnoringCase("x-request-id: ")
                    .containsIgnoringCase("content-type: application/json")
                    .contains("{\"detail\":\"")
                    .doesNotContain("aaaa");
        }
    }

    @Test
    void refusesBytesThatAreNotUtf8() {
        byte[] latin1 = "{\"text\": \"caf\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);

        HttpAnswer answer = gateway.client().post(TestGateway.DETECT, latin1);

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.detail()).contains("UTF-8");
    }

    @Test
    void namesTheFieldThatIsMissing() {
        HttpAnswer answer = gateway.client().post(TestGateway.DETECT, "{}");

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.detail()).contains("text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/xml",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "application/json; charset=iso-8859-1"
            })
    void refusesAnotherContentType(String type) {
        TestGateway.Client client = gateway.client();

        HttpAnswer answer = TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + TestGateway.DETECT))
                .header("X-API-Key", client.key())
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString("{\"text\": \"\"}")));

        assertThat(answer.status()).isEqualTo(415);
        assertThat(answer.detail()).contains("application/json");
    }

    @Test
    void takesExactlyTwoHundredThousandCharactersCountedInCodePoints() {
        TestGateway.Client client = gateway.client();

        assertThat(client.detect("\ud83d\ude00".repeat(200_000)).status()).isEqualTo(200);
        HttpAnswer answer = client.detect("\ud83d\ude00".repeat(200_001));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.detail()).contains("200,000").contains("200,001");
    }

    @Test
    void neverMeetsTheBodyLimitWithAnAllowedTextHoweverItIsEscaped() {
        String escaped = "\\ud83d\\ude00".repeat(200_000);

        assertThat(gateway.client()
                        .post(TestGateway.DETECT, "{\"text\":\"" + escaped + "\"}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void refusesABodyOverTheLimitInTheOneErrorShape() {
        HttpAnswer answer = gateway.client().post(TestGateway.DETECT, new byte[9_000_000]);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.detail()).contains("bytes");
    }

    @Test
    void takesControlCharactersAndAnyScript() {
        String odd =
                "\u0000\u0007 \u202e\u05e9\u05dc\u05d5\u05dd \ud83d\udc69\u200d\ud83d\udd2c \u4e2d\u6587 \u0645\u0631\u062d\u0628\u0627 a\u0301";
        TestGateway.Client client = gateway.client();

        HttpAnswer answer = client.check(odd, List.of(odd, "\u0000", ""));

        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(answer.json().path("citations").path("results")).hasSize(3);
    }

    @Test
    void readsNullForAnOptionalFieldAsAbsent() {
        HttpAnswer answer = gateway.client().post(TestGateway.CHECK, "{\"text\": null, \"references\": null}");

        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(answer.json().path("citations").path("status").asText()).isEqualTo("skipped");
    }

    @Test
    void echoesNothingOfHeadersOrQuery() {
        TestGateway.Client client = gateway.client();
        HttpRequest.Builder request = client.request(
                        TestGateway.VERIFY + "?Set-Cookie=a&Location=b&foo=bar&CamelHttpResponseCode=299")
                .header("X-Echo", "me")
                .header("CamelHttpResponseCode", "204")
                .header("CamelJdbcQuery", "select 1")
                .POST(HttpRequest.BodyPublishers.ofString("{\"references\":[]}"));

        HttpAnswer answer = TestGateway.send(request);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.headers().map().keySet().stream().map(String::toLowerCase))
                .containsExactlyInAnyOrder("content-type", "transfer-encoding", "x-request-id");
    }

    @Test
    void answersAnUnknownAddressAndAWrongMethodInTheOneErrorShape() {
        HttpAnswer unknown = TestGateway.send(
                HttpRequest.newBuilder(gateway.address("/v1/nothing")).GET());
        HttpAnswer wrongMethod = TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + TestGateway.VERIFY))
                .GET());

        assertThat(unknown.status()).isEqualTo(404);
        assertThat(unknown.detail()).isNotBlank();
        assertThat(wrongMethod.status()).isEqualTo(405);
        assertThat(wrongMethod.detail()).contains("POST");
    }

    @Test
    void answersAWrongMethodAlikeWithASlashAtTheEndOfTheAddress() {
        HttpAnswer answer = TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + TestGateway.VERIFY + "/"))
                .GET());

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).isEqualTo("POST");
    }

    @Test
    void answersInJson() {
        assertThat(gateway.client().post(TestGateway.CHECK, Map.of()).header("Content-Type"))
                .isEqualTo("application/json");
        assertThat(gateway.client().post(TestGateway.CHECK, "x").header("Content-Type"))
                .isEqualTo("application/json");
    }
}
