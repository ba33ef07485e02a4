package preflight.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import preflight.access.AccessUnavailable;
import preflight.access.IdentityNotLinked;
import preflight.access.KeyRejected;
import preflight.access.PlanRequired;
import preflight.billing.BillingUnavailable;
import preflight.billing.InsufficientCredits;
import preflight.detection.DetectorUnavailableException;
import preflight.reference.lookup.LookupFailed;

/** Every refusal and fault with the status it is answered with: the one table of the house. */
public final class ProblemTable {
    private static final Problem UNKNOWN = new Problem(
            500,
            "The gateway failed on this call; nothing was charged. Retry, and tell the operator the X-Request-Id if it goes on.");

    private final Map<Class<? extends Throwable>, Function<Throwable, Problem>> table = new LinkedHashMap<>();

    /** The table of all that Preflight itself refuses or cannot do; their messages are written for the caller. */
    public ProblemTable() {
        put(KeyRejected.class, 401);
        put(AccessUnavailable.class, 503);
        put(PlanRequired.class, 403);
        put(IdentityNotLinked.class, 403);
        put(RateLimitExceeded.class, RateLimitExceeded::problem);
        put(BodyRejected.class, BodyRejected::problem);
        put(InsufficientCredits.class, 402);
        put(BillingUnavailable.class, 503);
        put(LookupFailed.class, 502);
        put(DetectorUnavailableException.class, 502);
    }

    private void put(Class<? extends RuntimeException> type, int status) {
        put(type, fault -> new Problem(status, String.valueOf(fault.getMessage())));
    }

    /** Adds a row: how faults of exactly this class, or a subclass of it, are answered. */
    public <T extends Throwable> ProblemTable put(Class<T> type, Function<T, Problem> row) {
        table.put(type, fault -> row.apply(type.cast(fault)));
        return this;
    }

    /** The answer to a fault: that of the first in its chain of causes the table knows, else a plain 500. */
    public Problem of(Throwable fault) {
        Throwable cause = fault;
        // A chain of causes may be a circle; no real one is this long.
        for (int depth = 0; cause != null && depth < 50; depth++, cause = cause.getCause()) {
            for (var row : table.entrySet()) {
                if (row.getKey().isInstance(cause)) {
                    return row.getValue().apply(cause);
                }
            }
        }
        return UNKNOWN;
    }

    /** No such address. */
    public Problem notFound() {
        return new Problem(
                404,
                "There is nothing at this address. The calls are POST /v1/citations/verify, /v1/preflight/ai-detection"
                        + " and /v1/preflight/check, and the same three as tools at /v1/mcp; /docs describes them.");
    }

    /** The address is right, the method is not. */
    public Problem methodNotAllowed() {
        return new Problem(405, "This address does not take this method. Every call is a POST.");
    }

    /** The body is beyond what any valid request can be, so it was not read. */
    public Problem bodyTooLarge(long maxBytes) {
        return new Problem(
                400,
                "The body is larger than %,d bytes. Send at most 200,000 characters of text and 100 references."
                        .formatted(maxBytes));
    }

    /** Not HTTP as the server understands it. */
    public Problem badRequest() {
        return new Problem(400, "The request is not valid HTTP. Check its address and headers.");
    }

    /** The address is longer than the server reads. */
    public Problem addressTooLong() {
        return new Problem(414, "The address is too long. The calls take their input in the body.");
    }

    /** The headers are longer than the server reads. */
    public Problem headersTooLong() {
        return new Problem(431, "The headers are too long.");
    }

    /** The gateway works on as many calls as it may. */
    public Problem tooManyCalls() {
        return new Problem(
                503,
                "The gateway is working on as many calls as it can. This is not a problem of the key. Retry shortly.",
                1);
    }

    /** A fault nobody has foreseen. */
    public Problem unknown() {
        return UNKNOWN;
    }
}
