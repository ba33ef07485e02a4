package preflight.reference.lookup;

import preflight.work.IndexAnswer;

/** A reference could not be looked up. This is not a verdict: the reference may exist. The message is shown to the user. */
public final class LookupFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LookupFailed(String message) {
        super(message);
    }

    public static LookupFailed of(IndexAnswer.Unavailable unavailable) {
        return new LookupFailed("%s: %s".formatted(unavailable.source(), unavailable.reason()));
    }
}
