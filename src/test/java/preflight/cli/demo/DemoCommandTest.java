package preflight.cli.demo;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import picocli.CommandLine;

class DemoCommandTest {
    @RegisterExtension
    static final WireMockExtension GATEWAY = WireMockExtension.newInstance()
            .options(WireMockConfiguration.wireMockConfig().dynamicPort())
            .build();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final AtomicInteger closed = new AtomicInteger();

    @BeforeEach
    void answerEverything() throws IOException {
        GATEWAY.stubFor(post(urlEqualTo("/v1/citations/verify")).willReturn(okJson("{}")));
        GATEWAY.stubFor(post(urlEqualTo("/v1/preflight/ai-detection")).willReturn(okJson("{}")));
        GATEWAY.stubFor(post(urlEqualTo("/v1/preflight/check")).willReturn(okJson(answer())));
    }

    @Test
    void sendsTheExamplesToAllThreeCallsAndPrintsTheReport() throws IOException {
        assertThat(run()).isZero();

        sent("/v1/citations/verify", "verify.json");
        sent("/v1/preflight/ai-detection", "detect.json");
        sent("/v1/preflight/check", "check.json");
        assertThat(out.toString()).startsWith("Preflight report").contains("RETRACTED");
        assertThat(err.toString()).contains("POST").contains("200").doesNotContain("the key");
    }

    @Test
    void stopsTheGatewayWhateverHappens() {
        GATEWAY.stubFor(post(urlEqualTo("/v1/citations/verify"))
                .willReturn(aResponse().withStatus(502).withBody("{\"detail\": \"A look-up failed.\"}")));

        assertThat(run()).isEqualTo(2);

        assertThat(closed).hasValue(1);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("citations/verify answered 502: A look-up failed.");
    }

    private int run() {
        CommandLine line = new CommandLine(new DemoCommand(talk -> new WireMockGateway()));
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err));
        return line.execute();
    }

    private static void sent(String path, String example) throws IOException {
        GATEWAY.verify(postRequestedFor(urlEqualTo(path))
                .withHeader("X-API-Key", equalTo("the key"))
                .withRequestBody(equalToJson(Files.readString(Path.of("examples", example)))));
    }

    private static String answer() throws IOException {
        try (InputStream in = DemoCommandTest.class.getResourceAsStream("/preflight/report/format/answer.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private final class WireMockGateway implements DemoGateway {
        @Override
        public URI api() {
            return URI.create(GATEWAY.baseUrl() + "/v1/");
        }

        @Override
        public String newKey() {
            return "the key";
        }

        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }
}
