package preflight.api.request;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.api.BodyRejected;

class BodyParserTest {
    @Test
    void ignoresAByteOrderMark() {
        assertThat(BodyParser.parse("\uFEFF{\"text\": \"a\"}".getBytes(UTF_8))
                        .path("text")
                        .asText())
                .isEqualTo("a");
    }

    @Test
    void readsAMissingBodyAsEmpty() {
        assertThatThrownBy(() -> BodyParser.parse(null))
                .isInstanceOf(BodyRejected.class)
                .hasMessage("the body is empty; send a JSON object");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"text": "a" | unexpected end of input
            {"a": 1, "a": 2} | duplicate field
            {} {} | unexpected content after the value
            """)
    void namesTheErrorWithoutQuotingTheInput(String body, String reason) {
        assertThatThrownBy(() -> BodyParser.parse(body.getBytes(UTF_8)))
                .isInstanceOf(BodyRejected.class)
                .hasMessageContaining(reason)
                .hasMessageStartingWith("the body is not valid JSON (line 1, column ");
    }
}
