package preflight.billing;

/** The balance does not cover the estimate: 402. */
public final class InsufficientCredits extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Names the needed and the available credits. */
    public InsufficientCredits(long needed, long available) {
        super("Not enough credits: this request needs %d by the estimate, %d are available. The check was not run."
                .formatted(needed, available));
    }
}
