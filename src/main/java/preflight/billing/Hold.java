package preflight.billing;

import java.util.UUID;

/** Credits that are reserved for a running call until they are settled, released or expired. */
public record Hold(UUID id, String accountId, String operation, long credits, int units) {
    private static final UUID NO_HOLD_ID = new UUID(0, 0);

    /** The hold of a call that costs nothing. It is not stored. */
    public static Hold free(Estimate estimate) {
        return new Hold(NO_HOLD_ID, estimate.accountId(), estimate.operation(), 0, estimate.units());
    }

    /** Whether no credits are on hold. */
    public boolean isFree() {
        return credits == 0;
    }
}
