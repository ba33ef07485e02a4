package preflight.service.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.database.DatabaseSettings;
import preflight.database.TcpProxy;
import preflight.database.TestDatabase;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

class DatabaseOutageIT {

    @Test
    void answers503AndNever401WhileTheDatabaseIsAwayAndRecoversByItself() throws Exception {
        DatabaseSettings direct = TestDatabase.create();
        try (TcpProxy wire = TcpProxy.to(direct);
                TestGateway gateway = TestGateway.with(
                        "preflight.database.url", wire.through(direct).url(),
                        "preflight.database.user", direct.user(),
                        "preflight.database.password", direct.password(),
                        "preflight.database.connect-timeout-ms", "1000")) {
            TestGateway.Client client = gateway.client(Plan.PRO, 100);
            assertThat(client.verify(List.of()).status()).isEqualTo(200);

            wire.cut();

            HttpAnswer away = client.verify(List.of());
            assertThat(away.status()).as(away.text()).isEqualTo(503);
            assertThat(away.detail()).containsIgnoringCase("key").containsIgnoringCase("retry");
            HttpAnswer paid = client.detect(Samples.prose(3));
            assertThat(paid.status()).isEqualTo(503);
            assertThat(TestGateway.send(HttpRequest.newBuilder(gateway.management("/health/ready")))
                            .status())
                    .isEqualTo(503);

            wire.mend();

            await().atMost(Duration.ofSeconds(20))
                    .until(() -> client.verify(List.of()).status() == 200);
            assertThat(client.credits()).isEqualTo(100);
        }
    }
}
