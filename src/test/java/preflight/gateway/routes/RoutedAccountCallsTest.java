package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import preflight.access.account.Account;
import preflight.access.account.Plan;
import preflight.filecheck.CallRefused;
import preflight.filecheck.CheckClient;
import preflight.filecheck.CheckClient.CheckOperation;

class RoutedAccountCallsTest {
    private static final Account ACCOUNT = new Account("acc", "Journal", Plan.PRO, 10, 0, Instant.EPOCH);

    @Test
    void beginsNoFurtherCallOfACheckWhenItsTimeIsUsedUp() {
        CheckClient late = new RoutedAccountCalls(Duration.ofNanos(-1)).of(ACCOUNT, "request");

        assertThatThrownBy(() -> late.send(CheckOperation.CHECK, new byte[0]))
                .isInstanceOfSatisfying(
                        CallRefused.class,
                        refused -> assertThat(refused.status()).isEqualTo(504))
                .hasMessageContaining("./preflight check");
    }
}
