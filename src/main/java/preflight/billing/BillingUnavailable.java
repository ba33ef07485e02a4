package preflight.billing;

/** The database does not answer, so credits can be neither held nor settled: 503. */
public final class BillingUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Wraps the failure of the database. */
    public BillingUnavailable(Throwable cause) {
        super("Credits can be neither checked nor charged at the moment. Retry shortly.", cause);
    }
}
