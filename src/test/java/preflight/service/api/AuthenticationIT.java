package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

class AuthenticationIT {
    private final TestGateway gateway = TestGateway.shared();

    @ParameterizedTest
    @ValueSource(strings = {TestGateway.VERIFY, TestGateway.DETECT, TestGateway.CHECK})
    void refusesACallWithoutAKey(String path) {
        HttpAnswer answer = TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}")));

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.detail()).contains("X-API-Key");
    }

    @ParameterizedTest
    @ValueSource(strings = {TestGateway.VERIFY, TestGateway.DETECT, TestGateway.CHECK})
    void refusesAKeyThatWasNeverMade(String path) {
        TestGateway.Client client = gateway.client();
        String wrong = client.key().substring(0, client.key().length() - 12) + "0".repeat(12);

        assertThat(client.withKey(wrong).post(path, "{}").status()).isEqualTo(401);
        assertThat(client.withKey("nonsense").post(path, "{}").status()).isEqualTo(401);
    }

    @Test
    void doesNotTakeTheKeyFromTheAuthorizationHeader() {
        TestGateway.Client client = gateway.client();

        HttpAnswer answer = TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + TestGateway.VERIFY))
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + client.key())
                .POST(HttpRequest.BodyPublishers.ofString("{\"references\":[]}")));

        assertThat(answer.status()).isEqualTo(401);
    }

    @Test
    void refusesAKeyFromTheMomentItIsRevoked() {
        TestGateway.Client client = gateway.client();
        assertThat(client.verify(List.of()).status()).isEqualTo(200);

        var keys = gateway.gateway().beans().keys();
        keys.revoke(keys.list(client.account()).getFirst().id());

        assertThat(client.verify(List.of()).status()).isEqualTo(401);
    }

    @ParameterizedTest
    @ValueSource(strings = {TestGateway.VERIFY, TestGateway.DETECT, TestGateway.CHECK})
    void tellsAFreeAccountThatItNeedsAPaidPlan(String path) {
        HttpAnswer answer = gateway.client(Plan.FREE, 1000).post(path, "{}");

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.detail()).contains("Pro").contains("Max");
    }

    @Test
    void takesTheSameKeyOnceTheAccountHasSubscribed() {
        TestGateway.Client client = gateway.client(Plan.FREE, 0);
        assertThat(client.verify(List.of()).status()).isEqualTo(403);

        gateway.gateway().beans().accounts().setPlan(client.account(), Plan.MAX);

        assertThat(client.verify(List.of()).status()).isEqualTo(200);
    }
}
