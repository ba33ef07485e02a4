package preflight.work;

/** A record that is no work; the message says why, fit for whoever imports it. */
public final class NotAWork extends Exception {
    private static final long serialVersionUID = 1L;

    public NotAWork(String message) {
        super(message, null, false, false);
    }
}
