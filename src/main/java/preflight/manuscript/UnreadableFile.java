package preflight.manuscript;

/** A file that cannot be read as a manuscript. The message says why, and what to do, to the person who sent it. */
public final class UnreadableFile extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean tooLarge;

    public UnreadableFile(String message) {
        this(message, false);
    }

    public UnreadableFile(String message, Throwable cause) {
        super(message, cause);
        tooLarge = false;
    }

    private UnreadableFile(String message, boolean tooLarge) {
        super(message);
        this.tooLarge = tooLarge;
    }

    /** Of a file that is more than a check takes. */
    public static UnreadableFile tooLarge(String message) {
        return new UnreadableFile(message, true);
    }

    /** Whether nothing is wrong with the file but that it is more than a check takes. */
    public boolean isTooLarge() {
        return tooLarge;
    }
}
