package preflight.filecheck;

import org.jspecify.annotations.Nullable;

/** The gateway answered with a status other than 200. The message is the detail that it gave. */
public final class CallRefused extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int SERVER_ERROR = 500;

    private final int status;
    private final @Nullable Integer retryAfterSeconds;

    /**
     * Creates the exception from an answer.
     *
     * @param retryAfterSeconds the Retry-After header; null if absent
     */
    public CallRefused(int status, String detail, @Nullable Integer retryAfterSeconds) {
        super(detail);
        this.status = status;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The Retry-After header; null if absent. */
    public @Nullable Integer retryAfterSeconds() {
        return retryAfterSeconds;
    }

    /** Whether the status is 4xx: the caller has to change something. */
    public boolean isClientError() {
        return status < SERVER_ERROR;
    }
}
