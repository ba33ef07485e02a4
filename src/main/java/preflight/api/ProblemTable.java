package preflight.api;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import preflight.access.AccessUnavailable;
import preflight.access.IdentityNotLinked;
import preflight.access.KeyRejected;
import preflight.access.PlanRequired;
import preflight.billing.BillingUnavailable;
import preflight.billing.InsufficientCredits;
import preflight.contract.RequestLimits;
import preflight.detection.DetectorUnavailableException;
import preflight.reference.lookup.LookupFailed;

/** Maps every refusal and fault to its HTTP status and error detail. */
public final class ProblemTable {
    private static final Problem UNKNOWN = new Problem(
            500,
            "The gateway failed to process this request; nothing was charged. Retry. If it fails again, send the operator the X-Request-Id.");

    /** More causes than any real exception has. */
    private static final int MAX_CAUSE_DEPTH = 50;

    private final Map<Class<? extends Throwable>, Function<Throwable, Problem>> table = new LinkedHashMap<>();

    /** The exceptions of Preflight itself. Their messages are written for the caller. */
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

    /** Adds a row: the error response for exceptions of this class and its subclasses. */
    public <T extends Throwable> ProblemTable put(Class<T> type, Function<T, Problem> row) {
        table.put(type, fault -> row.apply(type.cast(fault)));
        return this;
    }

    /** The error response for the first exception in the chain of causes that has a row; otherwise 500. */
    public Problem of(Throwable fault) {
        Throwable cause = fault;
        // A chain of causes can be circular, so its depth is limited.
        for (int depth = 0; cause != null && depth < MAX_CAUSE_DEPTH; depth++, cause = cause.getCause()) {
            for (var row : table.entrySet()) {
                if (row.getKey().isInstance(cause)) {
                    return row.getValue().apply(cause);
                }
            }
        }
        return UNKNOWN;
    }

    /** 404: no route has this path. */
    public Problem notFound() {
        return new Problem(
                404,
                "There is nothing at this path. The operations are POST /v1/citations/verify, /v1/preflight/ai-detection"
                        + " and /v1/preflight/check, and the same three as MCP tools at /v1/mcp. See /docs.");
    }

    /** 405: the path exists, but not for this method. */
    public Problem methodNotAllowed() {
        return new Problem(405, "This path does not support this method. Use POST.");
    }

    /** 400: the body is larger than any valid request, so it was not read. */
    public Problem bodyTooLarge(long maxBytes) {
        return new Problem(
                400,
                String.format(
                        Locale.ENGLISH,
                        "The body is larger than %,d bytes. Send at most %,d characters of text and %d references.",
                        maxBytes,
                        RequestLimits.MAX_CHARACTERS,
                        RequestLimits.MAX_REFERENCES));
    }

    /** 400: the request is not valid HTTP. */
    public Problem badRequest() {
        return new Problem(400, "The request is not valid HTTP. Check the path and the headers.");
    }

    /** 414: the request target is too long. */
    public Problem addressTooLong() {
        return new Problem(414, "The path is too long. Send the input in the request body.");
    }

    /** 431: the headers are too long. */
    public Problem headersTooLong() {
        return new Problem(431, "The headers are too long.");
    }

    /** 503: the gateway processes as many requests as it is allowed to. */
    public Problem tooManyCalls() {
        return new Problem(
                503,
                "The gateway is at its limit of concurrent requests. The API key is not the problem. Retry shortly.",
                1);
    }

    /** 500: an unexpected error. */
    public Problem unknown() {
        return UNKNOWN;
    }
}
