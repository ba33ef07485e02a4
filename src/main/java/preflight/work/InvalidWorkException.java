package preflight.work;

/** A record cannot be read as a work. */
public final class InvalidWorkException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;

    public InvalidWorkException(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** The reason, shown to the person who imports the record. */
    public String reason() {
        return reason;
    }
}
