package preflight.console.session;

/** The request has no valid session. The console redirects it to the sign-in page. */
public final class NotSignedIn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotSignedIn() {
        super("You are signed out. Sign in again; nothing was changed.");
    }
}
