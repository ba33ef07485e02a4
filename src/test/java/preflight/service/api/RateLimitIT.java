package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

class RateLimitIT {
    private final TestGateway gateway = TestGateway.shared();

    @ParameterizedTest
    @CsvSource({TestGateway.VERIFY + ",30", TestGateway.DETECT + ",10", TestGateway.CHECK + ",10"})
    void allowsExactlyTheRateOfTheContract(String path, int perMinute) {
        TestGateway.Client client = gateway.client();
        Map<String, ?> body = path.equals(TestGateway.DETECT) ? Map.of("text", "") : Map.of("references", List.of());

        for (int call = 0; call < perMinute; call++) {
            assertThat(client.post(path, body).status()).as("call %d", call + 1).isEqualTo(200);
        }
        HttpAnswer refused = client.post(path, body);

        assertThat(refused.status()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 60);
        assertThat(refused.detail()).contains("minute");
    }

    @Test
    void countsEachAccountAndOperationByItself() {
        TestGateway.Client busy = gateway.client();
        for (int call = 0; call < 11; call++) {
            busy.check("", List.of());
        }
        assertThat(busy.check("", List.of()).status()).isEqualTo(429);

        assertThat(busy.detect("").status()).isEqualTo(200);
        assertThat(busy.verify(List.of()).status()).isEqualTo(200);
        assertThat(gateway.client().check("", List.of()).status()).isEqualTo(200);
    }

    @Test
    void countsAllKeysOfAnAccountTogether() {
        TestGateway.Client first = gateway.client();
        TestGateway.Client second = first.withKey(gateway.gateway()
                .beans()
                .keys()
                .create(first.account(), "second")
                .key()
                .reveal());
        for (int call = 0; call < 5; call++) {
            assertThat(first.detect("").status()).isEqualTo(200);
            assertThat(second.detect("").status()).isEqualTo(200);
        }

        assertThat(first.detect("").status()).isEqualTo(429);
        assertThat(second.detect("").status()).isEqualTo(429);
    }
}
