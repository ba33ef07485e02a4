package preflight.work.live;

/** An index behind us did not do its part. The message completes "Crossref …", and tells nothing of the reference. */
public final class UpstreamFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;

    public UpstreamFault(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** What went wrong. */
    public String reason() {
        return reason;
    }
}
