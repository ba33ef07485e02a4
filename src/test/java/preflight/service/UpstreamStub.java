package preflight.service;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;

/** A stub of a service behind the gateway, over real HTTP, with one answer for every call. */
public final class UpstreamStub implements AutoCloseable {
    /** The time to finish an answer that nobody waits for. */
    public static final long STOP_MS = 10;

    private final WireMockServer server = new WireMockServer(WireMockConfiguration.options()
            .bindAddress("127.0.0.1")
            .dynamicPort()
            .jettyStopTimeout(STOP_MS));

    public UpstreamStub() {
        server.start();
    }

    public String url() {
        return "http://127.0.0.1:" + server.port();
    }

    public UpstreamStub answering(ResponseDefinitionBuilder response) {
        server.resetMappings();
        server.stubFor(WireMock.any(WireMock.anyUrl()).willReturn(response));
        return this;
    }

    public WireMockServer server() {
        return server;
    }

    @Override
    public void close() {
        server.stop();
    }
}
