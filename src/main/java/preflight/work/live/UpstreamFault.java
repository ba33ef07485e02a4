package preflight.work.live;

/** An index behind us did not do its part. The message completes "Crossref …", and tells nothing of the reference. */
public final class UpstreamFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;
    private final boolean passing;

    /** A fault that another try would meet again. */
    public UpstreamFault(String reason) {
        this(reason, false);
    }

    private UpstreamFault(String reason, boolean passing) {
        super(reason);
        this.reason = reason;
        this.passing = passing;
    }

    /** A fault that may well be over in a moment. */
    public static UpstreamFault passing(String reason) {
        return new UpstreamFault(reason, true);
    }

    /** What went wrong. */
    public String reason() {
        return reason;
    }

    /** Whether it may well be over in a moment. */
    public boolean passing() {
        return passing;
    }
}
