package preflight.api;

/** The body of a request is rejected: 415 not declared as JSON, 422 invalid format, 400 over a limit. */
public final class BodyRejected extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    private BodyRejected(int status, String detail) {
        super(detail);
        this.status = status;
    }

    /** 415: the Content-Type is not JSON in UTF-8. */
    public static BodyRejected unsupportedMediaType(String detail) {
        return new BodyRejected(415, detail);
    }

    /** 422: the body does not match the schema. */
    public static BodyRejected invalidFormat(String detail) {
        return new BodyRejected(422, detail);
    }

    /** 400: the body is valid but over a size limit. */
    public static BodyRejected limitExceeded(String detail) {
        return new BodyRejected(400, detail);
    }

    /** The error response for the caller. */
    public Problem problem() {
        return new Problem(status, String.valueOf(getMessage()));
    }
}
