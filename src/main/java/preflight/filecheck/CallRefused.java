package preflight.filecheck;

import org.jspecify.annotations.Nullable;

/** An answer other than 200: the gateway refused the call, or could not serve it. */
public final class CallRefused extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int SERVER_ERROR = 500;

    private final int status;
    private final @Nullable Integer retryAfterSeconds;

    /**
     * With what the gateway said.
     *
     * @param retryAfterSeconds null when it did not say
     */
    public CallRefused(int status, String detail, @Nullable Integer retryAfterSeconds) {
        super(detail);
        this.status = status;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    /** Of HTTP. */
    public int status() {
        return status;
    }

    /** When it makes sense to try again; null when the gateway did not say. */
    public @Nullable Integer retryAfterSeconds() {
        return retryAfterSeconds;
    }

    /** Whether it is for the caller to change something; else something behind the gateway does not work. */
    public boolean isClientError() {
        return status < SERVER_ERROR;
    }
}
