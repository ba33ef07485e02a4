package preflight.mcp.auth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllowedOriginsTest {
    @Test
    void allowsListedOriginsAndTheLocalMachine() {
        AllowedOrigins origins = new AllowedOrigins("https://a.example, https://b.example");

        assertThat(origins.isAllowed(null)).isTrue();
        assertThat(origins.isAllowed("https://b.example")).isTrue();
        assertThat(origins.isAllowed("http://localhost:3000")).isTrue();
        assertThat(origins.isAllowed("http://[::1]:3000")).isTrue();
        assertThat(origins.isAllowed("https://c.example")).isFalse();
        assertThat(origins.isAllowed("https://localhost.c.example")).isFalse();
        assertThat(origins.isAllowed("null")).isFalse();
        assertThat(origins.isAllowed("not an origin")).isFalse();
    }

    @Test
    void aStarAllowsAll() {
        assertThat(new AllowedOrigins("*").isAllowed("https://c.example")).isTrue();
    }
}
