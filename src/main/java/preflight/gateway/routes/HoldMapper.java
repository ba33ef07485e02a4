package preflight.gateway.routes;

import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.billing.BillingUnavailable;
import preflight.billing.Charge;
import preflight.billing.Estimate;
import preflight.billing.Hold;
import preflight.billing.InsufficientCredits;

/** Maps the rows of the billing statements to holds and charges. */
public final class HoldMapper {
    private static final Logger LOG = LoggerFactory.getLogger(HoldMapper.class);

    /**
     * Maps a row of {@code hold.sql}.
     *
     * @throws InsufficientCredits when the balance does not cover the estimate
     */
    public Hold held(@Nullable Map<String, Object> row, Estimate estimate) {
        if (row == null) {
            throw new IllegalStateException("there is no account " + estimate.accountId());
        }
        if (!(row.get("hold_id") instanceof UUID id)) {
            throw new InsufficientCredits(estimate.credits(), number(row, "available"));
        }
        return new Hold(id, estimate.accountId(), estimate.operation(), estimate.credits(), estimate.units());
    }

    /** The hold of a call that costs nothing. */
    public Hold free(Estimate estimate) {
        return Hold.free(estimate);
    }

    /** Maps a row of {@code settle.sql} to the charge that was made. */
    public Charge settled(@Nullable Map<String, Object> row, Charge due) {
        if (row == null) {
            throw new IllegalStateException("there is no hold " + due.hold().id());
        }
        Charge made = new Charge(due.hold(), number(row, "charged"));
        if (made.credits() != due.credits()) {
            LOG.warn(
                    "Hold {} was already {}: charged {} credits instead of {}",
                    due.hold().id(),
                    row.get("state"),
                    made.credits(),
                    due.credits());
        }
        return made;
    }

    /** Throws a failure of the database as {@link BillingUnavailable}. */
    @SuppressWarnings("DoNotCallSuggester") // a route cannot throw with a cause
    public void unavailable(Exception failure) {
        throw new BillingUnavailable(failure);
    }

    private static long number(Map<String, Object> row, String column) {
        return row.get(column) instanceof Number number ? number.longValue() : 0;
    }
}
