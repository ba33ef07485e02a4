package preflight.access;

/** Nobody can tell right now whether the key is good: 503. */
public final class AccessUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AccessUnavailable(Throwable cause) {
        super(
                "Authentication cannot be checked for the moment. This is not a problem of the key: do not revoke it, retry.",
                cause);
    }
}
