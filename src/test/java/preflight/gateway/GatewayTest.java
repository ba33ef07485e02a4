package preflight.gateway;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GatewayTest {
    @TempDir
    Path home;

    @ParameterizedTest
    @ValueSource(strings = {"preflight.port", "preflight.management-port"})
    void doesNotStartOnAPortThatIsTaken(String setting) throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Settings settings = settings(setting, Integer.toString(taken.getLocalPort()));

            assertThatThrownBy(() -> Gateway.start(settings).close())
                    .isInstanceOf(Gateway.CannotStart.class)
                    .hasMessageContaining(setting)
                    .hasMessageContaining("127.0.0.1:" + taken.getLocalPort());
        }
    }

    @Test
    void doesNotStartOnAHostThatIsNotThere() {
        Settings settings = settings("preflight.host", "192.0.2.1");

        assertThatThrownBy(() -> Gateway.start(settings).close())
                .isInstanceOf(Gateway.CannotStart.class)
                .hasMessageContaining("preflight.host");
    }

    private Settings settings(String name, String value) {
        Map<String, String> overrides = new HashMap<>(
                Map.of("preflight.home", home.toString(), "preflight.port", "0", "preflight.management-port", "0"));
        overrides.put(name, value);
        return Settings.load(Map.of(), overrides);
    }
}
