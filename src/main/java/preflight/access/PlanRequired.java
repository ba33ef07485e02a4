package preflight.access;

/** The key is valid, but the plan of its account does not include calls: 403. */
public final class PlanRequired extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PlanRequired() {
        super(
                "The account needs the Pro or Max plan. The key stays valid and works again once the account subscribes.");
    }
}
