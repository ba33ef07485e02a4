package preflight.billing;

/** Credits can be neither held nor settled right now: 503. */
public final class BillingUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BillingUnavailable(Throwable cause) {
        super("The account cannot be billed for the moment. Nothing was charged; retry.", cause);
    }
}
