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

/** Maps the exception of a route to the problem that is answered. Server errors are logged with the request id. */
public final class ExceptionMapper {
    private static final Logger LOG = LoggerFactory.getLogger(ExceptionMapper.class);

    /** The exception of the throttle does not say when the window has room again. A whole window always suffices. */
    private static final int RETRY_AFTER_SECONDS = 60;

    /** The status that nginx uses for a client that closed its request. Nobody reads it. */
    private static final Problem CANCELLED = new Problem(499, "The call was cancelled; nothing was charged.");

    private final ProblemTable problems;

    public ExceptionMapper(ProblemTable problems) {
        this.problems = problems.put(
                        ThrottlerRejectedExecutionException.class,
                        _ -> new RateLimitExceeded(RETRY_AFTER_SECONDS).problem())
                .put(OngoingCalls.CallCancelled.class, _ -> CANCELLED);
    }

    /**
     * The problem for an exception.
     *
     * @param caller the value of the variable {@code caller}, if it is set: credentials before authentication, a {@link Caller} after it
     */
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
