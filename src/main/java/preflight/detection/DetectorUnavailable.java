package preflight.detection;

/** The detector gave no usable answer. Never "safe": nothing is known. The message is fit for the user. */
public final class DetectorUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DetectorUnavailable(String message) {
        super(message);
    }

    public DetectorUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
