package preflight.access;

/** The sign-in is valid, but no account is linked to it: 403. */
public final class IdentityNotLinked extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Names the identity, so that it can be linked. */
    public IdentityNotLinked(FederatedIdentity who) {
        super("This sign-in is not linked to an account. Ask the operator of the service to link it: subject %s of %s."
                .formatted(who.subject(), who.issuer()));
    }
}
