package preflight.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import preflight.detection.DetectorUnavailable;
import preflight.reference.LookupFailed;

/** Every refusal and fault with the status it is answered with: the one table of the house. */
public final class Problems {
    private static final Problem UNKNOWN =
            new Problem(500, "The request could not be processed because of a fault on our side.");

    private final Map<Class<? extends Throwable>, Function<Throwable, Problem>> table = new LinkedHashMap<>();

    /** The table of this package and the checks. */
    public Problems() {
        put(BodyRejected.class, BodyRejected::problem);
        put(RateExceeded.class, RateExceeded::problem);
        put(LookupFailed.class, fault -> new Problem(502, String.valueOf(fault.getMessage())));
        put(DetectorUnavailable.class, fault -> new Problem(502, String.valueOf(fault.getMessage())));
    }

    /** Adds a row: how faults of exactly this class, or a subclass of it, are answered. */
    public <T extends Throwable> Problems put(Class<T> type, Function<T, Problem> row) {
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
        return new Problem(404, "There is nothing at this address.");
    }

    /** The address is right, the method is not. */
    public Problem methodNotAllowed() {
        return new Problem(405, "This address takes only POST.");
    }

    /** The body is beyond what any valid request can be, so it was not read. */
    public Problem bodyTooLarge(long maxBytes) {
        return new Problem(400, "the request body is larger than " + maxBytes + " bytes");
    }
}
