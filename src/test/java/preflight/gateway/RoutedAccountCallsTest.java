package preflight.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import preflight.access.Account;
import preflight.access.Plan;
import preflight.filecheck.CallRefused;
import preflight.filecheck.Calls;
import preflight.filecheck.Calls.Operation;

class RoutedAccountCallsTest {
    private static final Account ACCOUNT = new Account("acc", "Journal", Plan.PRO, 10, 0, Instant.EPOCH);

    @Test
    void beginsNoFurtherCallOfACheckWhenItsTimeIsUsedUp() {
        Calls late = new RoutedAccountCalls(Duration.ofNanos(-1)).of(ACCOUNT, "request");

        assertThatThrownBy(() -> late.send(Operation.CHECK, new byte[0]))
                .isInstanceOfSatisfying(
                        CallRefused.class,
                        refused -> assertThat(refused.status()).isEqualTo(504))
                .hasMessageContaining("./preflight check");
    }
}
