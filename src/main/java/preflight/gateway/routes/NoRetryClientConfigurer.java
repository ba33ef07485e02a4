package preflight.gateway.routes;

import org.apache.camel.component.http.HttpClientConfigurer;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;

/** Disables the automatic retries of the HTTP client, which repeats a request one second after a 429 or 503. */
public final class NoRetryClientConfigurer implements HttpClientConfigurer {

    @Override
    public void configureHttpClient(HttpClientBuilder client) {
        client.disableAutomaticRetries();
    }
}
