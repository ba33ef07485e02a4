package preflight.console.session;

/** Nobody is signed in (any more): the way leads to the sign-in page. */
public final class NotSignedIn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotSignedIn() {
        super("You are signed out. Sign in again; nothing was changed.");
    }
}
