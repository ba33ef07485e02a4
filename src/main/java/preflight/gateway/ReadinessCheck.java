package preflight.gateway;

import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.camel.health.HealthCheckResultBuilder;
import org.apache.camel.impl.health.AbstractHealthCheck;

/** Reports whether a dependency is available. It counts for readiness only: a restart would not repair the dependency. */
final class ReadinessCheck extends AbstractHealthCheck {
    private final BooleanSupplier healthy;
    private final String failureMessage;

    ReadinessCheck(String name, BooleanSupplier fine, String otherwise) {
        super("preflight", name);
        this.healthy = fine;
        this.failureMessage = otherwise;
    }

    @Override
    public boolean isLiveness() {
        return false;
    }

    @Override
    protected void doCall(HealthCheckResultBuilder builder, Map<String, Object> options) {
        if (healthy.getAsBoolean()) {
            builder.up();
        } else {
            builder.message(failureMessage).down();
        }
    }
}
