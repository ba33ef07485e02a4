package preflight.service;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;

/** A stand-in for a service behind the gateway, over real HTTP, that answers every call the same way. */
final class Upstream implements AutoCloseable {
    /** What a stand-in gets to finish an answer that nobody waits for any more. */
    static final long STOP_MS = 10;

    private final WireMockServer server = new WireMockServer(WireMockConfiguration.options()
            .bindAddress("127.0.0.1")
            .dynamicPort()
            .jettyStopTimeout(STOP_MS));

    Upstream() {
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.port();
    }

    Upstream answering(ResponseDefinitionBuilder response) {
        server.resetMappings();
        server.stubFor(WireMock.any(WireMock.anyUrl()).willReturn(response));
        return this;
    }

    WireMockServer server() {
        return server;
    }

    @Override
    public void close() {
        server.stop();
    }
}
