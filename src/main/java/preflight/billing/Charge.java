package preflight.billing;

/**
 * What a call is charged, at most what was held.
 *
 * @param credits asked: what is due; answered: what was charged
 */
public record Charge(Hold hold, long credits) {
    /** Rejects amounts that cannot be. */
    public Charge {
        if (credits < 0 || credits > hold.credits()) {
            throw new IllegalArgumentException(
                    "a charge of %d credits on a hold of %d".formatted(credits, hold.credits()));
        }
    }
}
