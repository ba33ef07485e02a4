package preflight.mcp.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonRpcMessageTest {
    @Test
    void readsARequest() {
        assertThat(read("{'jsonrpc':'2.0','id':7,'method':'ping'}"))
                .isInstanceOfSatisfying(JsonRpcMessage.Request.class, request -> {
                    assertThat(request.id()).isEqualTo(7);
                    assertThat(request.method()).isEqualTo("ping");
                });
    }

    @Test
    void acknowledgesNotificationsAndResponses() {
        assertThat(read("{'jsonrpc':'2.0','method':'notifications/initialized'}"))
                .isEqualTo(new JsonRpcMessage.Acknowledged());
        assertThat(read("{'jsonrpc':'2.0','id':7,'result':{}}")).isEqualTo(new JsonRpcMessage.Acknowledged());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'jsonrpc':'2.0', | Invalid JSON
            {'jsonrpc':'2.0','id':1,'id':2,'method':'ping'} | Invalid JSON
            [] | Batches are not supported
            {'id':1,'method':'ping'} | Not a JSON-RPC 2.0 message
            {'jsonrpc':'2.0','id':1} | The method is missing
            {'jsonrpc':'2.0','id':1.5,'method':'ping'} | The id of a request must be a string or an integer
            {'jsonrpc':'2.0','id':1,'method':'ping','params':[]} | The params must be an object
            """)
    void rejectsAnythingElse(String body, String message) {
        assertThatThrownBy(() -> read(body))
                .isInstanceOf(McpProtocolException.class)
                .hasMessage(message);
    }

    private static JsonRpcMessage read(String body) {
        return JsonRpcMessage.read(body.replace('\'', '"').getBytes(UTF_8));
    }
}
