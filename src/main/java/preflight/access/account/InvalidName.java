package preflight.access.account;

/** A name is not valid; the message says why. */
public final class InvalidName extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    InvalidName(String message) {
        super(message);
    }
}
