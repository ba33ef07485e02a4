package preflight.billing;

import java.util.UUID;

/** Credits put aside for one running call: later settled, released, or given back when it expires. */
public record Hold(UUID id, String accountId, String operation, long credits, int units) {
    private static final UUID NOTHING = new UUID(0, 0);

    /** The hold of a call that costs nothing; the database knows nothing of it. */
    public static Hold nothing(Estimate estimate) {
        return new Hold(NOTHING, estimate.accountId(), estimate.operation(), 0, estimate.units());
    }

    /** Whether there is nothing on hold. */
    public boolean empty() {
        return credits == 0;
    }
}
