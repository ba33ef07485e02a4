package preflight.api;

/** The account has sent more requests than its rate limit allows. */
public final class RateLimitExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int retryAfterSeconds;

    /** With the seconds after which a retry can succeed, from 1 to 60. */
    public RateLimitExceeded(int retryAfterSeconds) {
        super("The request rate limit was exceeded. Retry after 1 minute.");
        this.retryAfterSeconds = Math.clamp(retryAfterSeconds, 1, 60);
    }

    /** The refusal as the caller sees it. */
    public Problem problem() {
        return new Problem(429, String.valueOf(getMessage()), retryAfterSeconds);
    }
}
