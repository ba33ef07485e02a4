package preflight.access;

/** The call has no valid key: 401. */
public final class KeyRejected extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private KeyRejected(String message) {
        super(message);
    }

    static KeyRejected missing() {
        return new KeyRejected("The X-API-Key header is missing. Send your API key in it.");
    }

    static KeyRejected malformed() {
        return new KeyRejected("The API key in X-API-Key is not complete or mistyped. Copy it again as it was shown.");
    }

    /** No key has this hash. */
    public static KeyRejected unknown() {
        return new KeyRejected("The API key in X-API-Key is not known. Check it, or create a new key.");
    }

    /** The key was revoked. */
    public static KeyRejected revoked() {
        return new KeyRejected("The API key in X-API-Key was revoked. Create a new key.");
    }
}
