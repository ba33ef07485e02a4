package preflight.work;

/** A record that is no work. */
public final class InvalidWorkException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;

    public InvalidWorkException(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** Why it is none, fit for whoever imports it. */
    public String reason() {
        return reason;
    }
}
