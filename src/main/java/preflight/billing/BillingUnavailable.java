package preflight.billing;

/** Credits can be neither held nor settled right now: 503. */
public final class BillingUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BillingUnavailable(Throwable cause) {
        super("Credits can be neither checked nor charged for the moment. Retry shortly.", cause);
    }
}
