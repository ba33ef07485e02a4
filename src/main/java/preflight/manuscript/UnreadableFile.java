package preflight.manuscript;

/** A file that cannot be read as a manuscript. The message tells its author why and what to do. */
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

    /** For a file that exceeds a size limit. */
    public static UnreadableFile tooLarge(String message) {
        return new UnreadableFile(message, true);
    }

    /** Whether the only fault of the file is its size. */
    public boolean isTooLarge() {
        return tooLarge;
    }
}
