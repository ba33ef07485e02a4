package preflight.gateway.routes;

import org.apache.camel.processor.ThrottlerRejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.access.Caller;
import preflight.access.PresentedCredentials;
import preflight.api.Problem;
import preflight.api.ProblemTable;
import preflight.api.RateLimitExceeded;

/** From what a route threw to what the caller is told; what is our own fault goes to the log with the request id. */
public final class ExceptionMapper {
    private static final Logger LOG = LoggerFactory.getLogger(ExceptionMapper.class);

    /** Camel's throttle does not say when the window frees a place; a whole window always suffices. */
    private static final int RETRY_AFTER_SECONDS = 60;

    /** Nobody reads it: the status is nginx's for a client that closed its request. */
    private static final Problem CANCELLED = new Problem(499, "The call was cancelled; nothing was charged.");

    private final ProblemTable problems;

    public ExceptionMapper(ProblemTable problems) {
        this.problems = problems.put(
                        ThrottlerRejectedExecutionException.class,
                        _ -> new RateLimitExceeded(RETRY_AFTER_SECONDS).problem())
                .put(OngoingCalls.CallCancelled.class, _ -> CANCELLED);
    }

    /** The refusal for a failure; {@code caller} is whatever stands in the variable of that name, or null. */
    public Problem toProblem(Throwable failure, @Nullable Object caller) {
        Problem problem = problems.of(failure);
        if (problem.status() == 500) {
            LOG.error("request {} failed", requestId(caller), failure);
        } else if (problem.status() > 500) {
            LOG.warn("request {} answered {}: {}", requestId(caller), problem.status(), failure.toString());
        }
        return problem;
    }

    private static String requestId(@Nullable Object caller) {
        return switch (caller) {
            case Caller known -> known.requestId();
            case PresentedCredentials presented -> presented.requestId();
            case null, default -> "-";
        };
    }
}
