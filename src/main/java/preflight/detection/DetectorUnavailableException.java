package preflight.detection;

/** The detector gave no usable answer. Never "safe": nothing is known. The message is fit for the user. */
public final class DetectorUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DetectorUnavailableException(String message) {
        super(message);
    }

    public DetectorUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
