package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.access.CredentialsReader;
import preflight.access.KeyRejected;
import preflight.access.key.ApiKey;
import preflight.access.key.Pepper;

class CredentialsAdapterTest {
    private final CredentialsAdapter adapter = new CredentialsAdapter(
            new CredentialsReader(Pepper.of("a pepper of this test only", Path.of("unused")), List.of("en")));
    private final String key = ApiKey.generate().reveal();

    @Test
    void readsHeadersOfAnyType() {
        assertThat(adapter.read(key, 42, null).requestId()).isEqualTo("42");
    }

    @Test
    void rejectsAKeyThatWasSentTwice() {
        assertThatThrownBy(() -> adapter.read(List.of(key, key), null, null)).isInstanceOf(KeyRejected.class);
    }

    @Test
    void rejectsAMissingKey() {
        assertThatThrownBy(() -> adapter.read(null, null, null))
                .isInstanceOf(KeyRejected.class)
                .hasMessageContaining("missing");
    }
}
