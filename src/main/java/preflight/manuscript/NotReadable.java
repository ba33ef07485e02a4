package preflight.manuscript;

/** A file that cannot be read as a manuscript. The message says why, and what to do, to the person who sent it. */
public final class NotReadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean tooLarge;

    public NotReadable(String message) {
        this(message, false);
    }

    public NotReadable(String message, Throwable cause) {
        super(message, cause);
        tooLarge = false;
    }

    private NotReadable(String message, boolean tooLarge) {
        super(message);
        this.tooLarge = tooLarge;
    }

    /** Of a file that is more than a check takes. */
    public static NotReadable tooLarge(String message) {
        return new NotReadable(message, true);
    }

    /** Whether nothing is wrong with the file but that it is more than a check takes. */
    public boolean isTooLarge() {
        return tooLarge;
    }
}
