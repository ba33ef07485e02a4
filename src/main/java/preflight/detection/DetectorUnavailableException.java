package preflight.detection;

/** The detector gave no usable answer, so nothing is known about the text. The message is shown to the user. */
public final class DetectorUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DetectorUnavailableException(String message) {
        super(message);
    }

    public DetectorUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
