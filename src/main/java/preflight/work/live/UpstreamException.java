package preflight.work.live;

/** An index failed. The message continues a sentence that starts with the index's name and reveals nothing of the reference. */
public final class UpstreamException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;
    private final boolean retryable;

    /** A failure that a retry would not solve. */
    public UpstreamException(String reason) {
        this(reason, false);
    }

    private UpstreamException(String reason, boolean passing) {
        super(reason);
        this.reason = reason;
        this.retryable = passing;
    }

    /** A failure that a retry may solve. */
    public static UpstreamException retryable(String reason) {
        return new UpstreamException(reason, true);
    }

    /** The message. */
    public String reason() {
        return reason;
    }

    /** Whether a retry may succeed. */
    public boolean retryable() {
        return retryable;
    }
}
