package preflight.api;

/** The body of a request cannot be accepted: 415 not declared as JSON, 422 wrong format, 400 over a limit. */
public final class BodyRejected extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    private BodyRejected(int status, String detail) {
        super(detail);
        this.status = status;
    }

    public static BodyRejected unsupportedMediaType(String detail) {
        return new BodyRejected(415, detail);
    }

    public static BodyRejected invalidFormat(String detail) {
        return new BodyRejected(422, detail);
    }

    public static BodyRejected limitExceeded(String detail) {
        return new BodyRejected(400, detail);
    }

    /** The refusal as the caller sees it. */
    public Problem problem() {
        return new Problem(status, String.valueOf(getMessage()));
    }
}
