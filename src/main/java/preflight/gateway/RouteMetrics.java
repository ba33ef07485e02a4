package preflight.gateway;

import org.apache.camel.component.micrometer.routepolicy.MicrometerRoutePolicyConfiguration;
import org.apache.camel.component.micrometer.routepolicy.MicrometerRoutePolicyFactory;

/**
 * Counts and times the routes that a call is made of, for Prometheus.
 *
 * <p>Not the steps inside admission and answering: a call passes a dozen of them in microseconds, and measuring each would
 * cost more than they do. Camel finds this factory among the beans.
 */
final class RouteMetrics extends MicrometerRoutePolicyFactory {
    private static final String STEPS =
            "access-(admit|authenticate|identify|throttle).*|reference-verify-in-time|api-.*|billing-(hold|settle|release)|rest-.*";

    RouteMetrics() {
        MicrometerRoutePolicyConfiguration what = new MicrometerRoutePolicyConfiguration();
        what.setContextEnabled(false);
        what.setExcludePattern(STEPS);
        what.setExchangesSucceeded(false);
        what.setExchangesTotal(false);
        what.setExternalRedeliveries(false);
        setPolicyConfiguration(what);
    }
}
