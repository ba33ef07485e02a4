package preflight.gateway.routes;

import java.util.Map;
import preflight.access.Caller;

/** The rate limits of the operations, for the throttle of the routes. */
public final class RateLimits {
    private final Map<String, Integer> perMinute;

    /** @param perMinute calls an account may make in any 60 seconds, by operation: verify, detect, check */
    public RateLimits(Map<String, Integer> perMinute) {
        this.perMinute = Map.copyOf(perMinute);
    }

    /**
     * How many calls of an operation an account may make in any 60 seconds.
     *
     * @throws IllegalArgumentException for an operation without a limit
     */
    public int perMinute(String operation) {
        Integer limit = perMinute.get(operation);
        if (limit == null) {
            throw new IllegalArgumentException("no rate limit for the operation " + operation);
        }
        return limit;
    }

    /** Which calls count together: those of one account to one operation. */
    public String window(String operation, Caller caller) {
        return operation + ' ' + caller.accountId();
    }
}
