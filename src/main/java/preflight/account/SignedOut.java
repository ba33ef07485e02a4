package preflight.account;

/** Nobody is signed in (any more): the way leads to the sign-in page. */
final class SignedOut extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SignedOut() {
        super("You are signed out. Sign in again; nothing was changed.");
    }
}
