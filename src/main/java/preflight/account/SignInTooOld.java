package preflight.account;

/** Signed in, but too long ago for this: who asks must prove anew who they are. */
final class SignInTooOld extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Session.Way way;

    SignInTooOld(Session session) {
        super(
                switch (session.way()) {
                    case ISSUER -> "Creating a key needs a recent sign-in. Confirm that it is you.";
                    case LINK ->
                        "Creating a key needs a recent sign-in. Get a new link with: ./preflight settings-link "
                                + session.accountId();
                });
        this.way = session.way();
    }

    /** Where the way leads on; empty when it leads over a new link. */
    String signIn() {
        return way == Session.Way.ISSUER ? SitePath.SIGN_IN_AGAIN : "";
    }
}
