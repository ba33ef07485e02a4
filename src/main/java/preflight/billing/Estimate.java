package preflight.billing;

/**
 * The maximum price of a call, known before it runs.
 *
 * @param operation the operation that the credits are held for
 * @param units the text volume in the units of {@link PriceList}
 */
public record Estimate(String accountId, String operation, int units, long credits) {
    /** Rejects negative amounts. */
    public Estimate {
        if (units < 1 || credits < 0) {
            throw new IllegalArgumentException("an estimate of %d credits for %d units".formatted(credits, units));
        }
    }
}
