package preflight.billing;

/**
 * The charge for a call, at most its hold.
 *
 * @param credits the credits that are due; in the result of a settlement, the credits that were charged
 */
public record Charge(Hold hold, long credits) {
    /** Rejects an amount that exceeds the hold. */
    public Charge {
        if (credits < 0 || credits > hold.credits()) {
            throw new IllegalArgumentException(
                    "a charge of %d credits on a hold of %d".formatted(credits, hold.credits()));
        }
    }
}
