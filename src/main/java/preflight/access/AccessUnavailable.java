package preflight.access;

/** The database does not answer, so nothing is known about the key: 503. */
public final class AccessUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Wraps the failure of the database. */
    public AccessUnavailable(Throwable cause) {
        super(
                "Authentication cannot be checked for the moment. This is not a problem of the key: do not revoke it, retry.",
                cause);
    }
}
