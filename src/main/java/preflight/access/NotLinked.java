package preflight.access;

/** The sign-in is good, but no account belongs to it: 403. */
public final class NotLinked extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotLinked(SignedIn who) {
        super("Nobody has linked this sign-in to an account. Ask whoever runs the service to link it: subject %s of %s."
                .formatted(who.subject(), who.issuer()));
    }
}
