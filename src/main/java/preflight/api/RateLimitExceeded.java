package preflight.api;

/** The account has sent more requests than its rate limit allows. */
public final class RateLimitExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int retryAfterSeconds;

    /** @param retryAfterSeconds after how many seconds a retry can succeed; clamped to 1 to 60 */
    public RateLimitExceeded(int retryAfterSeconds) {
        super("The request rate limit was exceeded. Retry after 1 minute.");
        this.retryAfterSeconds = Math.clamp(retryAfterSeconds, 1, 60);
    }

    /** The error response for the caller, with Retry-After. */
    public Problem problem() {
        return new Problem(429, String.valueOf(getMessage()), retryAfterSeconds);
    }
}
