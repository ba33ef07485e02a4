package preflight.console.session;

import preflight.console.web.ConsolePath;

/** The sign-in is too old for this action: the person must authenticate again. */
public final class ReauthenticationRequired extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Session.SignInMethod method;

    public ReauthenticationRequired(Session session) {
        super(
                switch (session.method()) {
                    case ISSUER -> "Creating a key needs a recent sign-in. Confirm that it is you.";
                    case LINK ->
                        "Creating a key needs a recent sign-in. Get a new link with: ./preflight settings-link "
                                + session.accountId();
                });
        this.method = session.method();
    }

    /** Where to authenticate again; empty when that needs a new sign-in link. */
    public String signInPath() {
        return method == Session.SignInMethod.ISSUER ? ConsolePath.REAUTHENTICATE : "";
    }
}
