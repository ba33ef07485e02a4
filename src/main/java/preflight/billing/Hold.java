package preflight.billing;

import java.util.UUID;

/** Credits put aside for one running call: later settled, released, or given back when it expires. */
public record Hold(UUID id, String accountId, String operation, long credits, int units) {
    private static final UUID NO_HOLD_ID = new UUID(0, 0);

    /** The hold of a call that costs nothing; the database knows nothing of it. */
    public static Hold free(Estimate estimate) {
        return new Hold(NO_HOLD_ID, estimate.accountId(), estimate.operation(), 0, estimate.units());
    }

    /** Whether there is nothing on hold. */
    public boolean isFree() {
        return credits == 0;
    }
}
