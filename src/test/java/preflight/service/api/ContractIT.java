package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** Real answers of every call and status, held against the OpenAPI file that users read. */
class ContractIT {
    private static final Map<String, String> OPERATIONS = Map.of(
            TestGateway.VERIFY,
            "verifyCitations",
            TestGateway.DETECT,
            "detectAiWriting",
            TestGateway.CHECK,
            "checkManuscript");

    private final TestGateway gateway = TestGateway.shared();
    private final Contract contract = new Contract(read());

    @Test
    void answersOfEveryCallFitTheContract() {
        TestGateway.Client client = gateway.client();
        List<String> references = List.of(Samples.KNOWN, Samples.RETRACTED, Samples.INVENTED, Samples.UNREADABLE);

        fits(TestGateway.VERIFY, client.verify(references), 200);
        fits(TestGateway.DETECT, client.detect(Samples.aiProse() + "\n\n" + Samples.prose(2)), 200);
        fits(TestGateway.DETECT, client.detect(""), 200);
        fits(TestGateway.CHECK, client.check(Samples.prose(3) + " As shown before [2].", references), 200);
        fits(TestGateway.CHECK, client.check("", List.of()), 200);
        fits(TestGateway.CHECK, client.check("", references), 200);
    }

    @Test
    void refusalsOfEveryCallFitTheContract() {
        OPERATIONS.keySet().forEach(path -> {
            TestGateway.Client client = gateway.client(Plan.PRO, 0);
            fits(path, client.withKey("wrong").post(path, "{}"), 401);
            fits(path, gateway.client(Plan.FREE, 0).post(path, "{}"), 403);
            fits(path, client.post(path, "no json"), 422);
            fits(path, client.post(path, new byte[9_000_000]), 400);
            fits(
                    path,
                    TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + path))
                            .header("X-API-Key", client.key())
                            .header("Content-Type", "text/plain")
                            .POST(HttpRequest.BodyPublishers.ofString("x"))),
                    415);
        });
        TestGateway.Client poor = gateway.client(Plan.PRO, 0);
        fits(TestGateway.VERIFY, poor.verify(Collections.nCopies(101, "x")), 400);
        fits(TestGateway.DETECT, poor.detect(Samples.prose(3)), 402);
        fits(TestGateway.CHECK, poor.check(Samples.prose(3), List.of()), 402);
        for (int call = 0; call < 10; call++) {
            poor.detect("");
        }
        fits(TestGateway.DETECT, poor.detect(""), 429);
    }

    private void fits(String path, HttpAnswer answer, int status) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(contract.faults(OPERATIONS.getOrDefault(path, path), status, answer.text()))
                .as("%s %d %s", path, status, answer.text())
                .isEmpty();
    }

    private JsonNode read() {
        try {
            return new ObjectMapper(new YAMLFactory())
                    .readTree(TestGateway.send(HttpRequest.newBuilder(gateway.address("/openapi.yaml")))
                            .text());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
