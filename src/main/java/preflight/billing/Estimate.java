package preflight.billing;

/**
 * What a call may cost at most, asked before it runs.
 *
 * @param operation for the record: what the credits are held for
 * @param units the text volume, see {@link PriceList}
 */
public record Estimate(String accountId, String operation, int units, long credits) {
    /** Rejects amounts that cannot be. */
    public Estimate {
        if (units < 1 || credits < 0) {
            throw new IllegalArgumentException("an estimate of %d credits for %d units".formatted(credits, units));
        }
    }
}
