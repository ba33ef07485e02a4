package preflight.billing;

import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads what the billing statements answer. The routes run them. */
public final class HoldMapper {
    private static final Logger LOG = LoggerFactory.getLogger(HoldMapper.class);

    /**
     * The hold of a row of {@code hold.sql}.
     *
     * @throws InsufficientCredits when none was made
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

    /** What was really charged, by a row of {@code settle.sql}. */
    public Charge settled(@Nullable Map<String, Object> row, Charge asked) {
        if (row == null) {
            throw new IllegalStateException("there is no hold " + asked.hold().id());
        }
        Charge made = new Charge(asked.hold(), number(row, "charged"));
        if (made.credits() != asked.credits()) {
            LOG.warn(
                    "Hold {} was {} before and charged {} credits instead of {}",
                    asked.hold().id(),
                    row.get("state"),
                    made.credits(),
                    asked.credits());
        }
        return made;
    }

    /** Turns a fault of the database into {@link BillingUnavailable}. */
    @SuppressWarnings("DoNotCallSuggester") // called by a route, which cannot throw with a cause
    public void unavailable(Exception fault) {
        throw new BillingUnavailable(fault);
    }

    private static long number(Map<String, Object> row, String column) {
        return row.get(column) instanceof Number number ? number.longValue() : 0;
    }
}
