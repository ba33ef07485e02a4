package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** When several things are wrong with a call, the first of 401, 403, 429, 422, 400, 402 is told. */
class RefusalOrderIT {
    private static final String MALFORMED = "{\"text\": 5, ";
    private static final Map<String, ?> TOO_LONG = Map.of("text", "word ".repeat(40_001));

    private final TestGateway gateway = TestGateway.shared();

    @Test
    void asksWhoCallsBeforeItReadsTheBody() {
        assertThat(gateway.client()
                        .withKey("pf_live_wrong")
                        .post(TestGateway.DETECT, MALFORMED)
                        .status())
                .isEqualTo(401);
    }

    @Test
    void asksForThePlanBeforeItReadsTheBody() {
        assertThat(gateway.client(Plan.FREE, 0)
                        .post(TestGateway.DETECT, MALFORMED)
                        .status())
                .isEqualTo(403);
    }

    @Test
    void countsTheCallBeforeItReadsTheBody() {
        TestGateway.Client client = gateway.client();
        for (int call = 0; call < 10; call++) {
            assertThat(client.post(TestGateway.DETECT, MALFORMED).status()).isEqualTo(422);
        }
        assertThat(client.post(TestGateway.DETECT, MALFORMED).status()).isEqualTo(429);
    }

    @Test
    void tellsTheFormatBeforeTheLimits() {
        Map<String, ?> both = Map.of("text", "word ".repeat(40_001), "references", 5);
        assertThat(gateway.client().post(TestGateway.CHECK, both).status()).isEqualTo(422);
    }

    @Test
    void tellsTheLimitsBeforeTheBalance() {
        assertThat(gateway.client(Plan.PRO, 0)
                        .post(TestGateway.DETECT, TOO_LONG)
                        .status())
                .isEqualTo(400);
        assertThat(gateway.client(Plan.PRO, 0)
                        .post(
                                TestGateway.CHECK,
                                Map.of("text", Samples.prose(3), "references", Collections.nCopies(101, "x")))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void tellsTheBalanceLast() {
        HttpAnswer answer = gateway.client(Plan.PRO, 0).detect(Samples.prose(3));

        assertThat(answer.status()).isEqualTo(402);
        assertThat(answer.detail()).contains("11");
    }
}
