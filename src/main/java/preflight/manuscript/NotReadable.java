package preflight.manuscript;

/** A file that cannot be read as a manuscript. The message says why, and what to do, to the person who sent it. */
public final class NotReadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotReadable(String message) {
        super(message);
    }

    public NotReadable(String message, Throwable cause) {
        super(message, cause);
    }
}
