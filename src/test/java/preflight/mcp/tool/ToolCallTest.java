package preflight.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToolCallTest {
    private final List<String> reported = new ArrayList<>();
    private final ToolCall call =
            new ToolCall((progress, total, message) -> reported.add(progress + "/" + total + " " + message));

    @Test
    void reportsEachReferenceAndNeverMoreThanTheTotal() {
        call.expectReferences(2);
        call.referenceVerified();
        call.referenceVerified();
        call.referenceVerified();

        assertThat(reported).containsExactly("1.0/2 Verified 1 of 2 references", "2.0/2 Verified 2 of 2 references");
    }

    @Test
    void aHeartbeatIncreasesTheProgress() {
        call.heartbeat();
        call.heartbeat();

        assertThat(reported).containsExactly("0.001/null Still checking", "0.002/null Still checking");
    }

    @Test
    void aCancelledCallIsNotCharged() {
        assertThat(call.cancel()).isTrue();
        assertThat(call.isCancelled()).isTrue();
        assertThat(call.beginSettlement()).isFalse();
        call.heartbeat();
        assertThat(reported).isEmpty();
    }

    @Test
    void aCallThatIsChargedCannotBeCancelled() {
        assertThat(call.beginSettlement()).isTrue();
        assertThat(call.beginSettlement()).isTrue();
        assertThat(call.cancel()).isFalse();
        assertThat(call.isCancelled()).isFalse();
    }
}
