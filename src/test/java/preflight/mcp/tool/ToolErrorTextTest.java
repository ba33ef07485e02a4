package preflight.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolErrorTextTest {
    @ParameterizedTest
    @CsvSource({
        "400, Split the input",
        "401, Do not retry",
        "402, the account needs credits",
        "422, Correct the arguments",
        "429, for each account and tool",
        "502, the service is unavailable",
        "418, not a result"
    })
    void saysWhatToDo(int status, String advice) {
        assertThat(ToolErrorText.of(status, "It failed", null))
                .startsWith("It failed. ")
                .contains(advice);
    }

    @Test
    void saysWhenToRetry() {
        assertThat(ToolErrorText.of(429, "Too fast.", 17))
                .startsWith("Too fast. Nothing ran")
                .endsWith("Retry after 17 seconds, not earlier.");
    }
}
