package preflight.gateway.routes;

import org.apache.camel.component.micrometer.routepolicy.MicrometerRoutePolicyConfiguration;
import org.apache.camel.component.micrometer.routepolicy.MicrometerRoutePolicyFactory;

/**
 * Counts and times routes for Prometheus.
 *
 * <p>The short routes of admission and answering are excluded. A call passes a dozen of them in microseconds, and measuring them
 * would cost more than they do. Camel finds this factory among the beans.
 */
public final class RouteMetrics extends MicrometerRoutePolicyFactory {
    private static final String EXCLUDED_ROUTES =
            "access-(admit|authenticate|identify|throttle)|database-query|reference-verify-in-time|api-.*|billing-(hold|settle|release)|rest-.*";

    public RouteMetrics() {
        MicrometerRoutePolicyConfiguration what = new MicrometerRoutePolicyConfiguration();
        what.setContextEnabled(false);
        what.setExcludePattern(EXCLUDED_ROUTES);
        what.setExchangesSucceeded(false);
        what.setExchangesTotal(false);
        what.setExternalRedeliveries(false);
        setPolicyConfiguration(what);
    }
}
