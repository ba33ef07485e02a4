package preflight.service;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;

/** A stand-in for a service behind the gateway, over real HTTP, that answers every call the same way. */
final class Upstream implements AutoCloseable {
    private final WireMockServer server = new WireMockServer(
            WireMockConfiguration.options().bindAddress("127.0.0.1").dynamicPort());

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
