package preflight.work.live;

/** An index behind us did not do its part. The message completes "Crossref …", and tells nothing of the reference. */
public final class UpstreamException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;
    private final boolean retryable;

    /** A fault that another try would meet again. */
    public UpstreamException(String reason) {
        this(reason, false);
    }

    private UpstreamException(String reason, boolean passing) {
        super(reason);
        this.reason = reason;
        this.retryable = passing;
    }

    /** A fault that may well be over in a moment. */
    public static UpstreamException retryable(String reason) {
        return new UpstreamException(reason, true);
    }

    /** What went wrong. */
    public String reason() {
        return reason;
    }

    /** Whether it may well be over in a moment. */
    public boolean retryable() {
        return retryable;
    }
}
