package preflight.billing;

import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The holds on credits. Credits are held before a call runs and settled or released after it; each step is one atomic statement.
 * A hold that is never resolved expires.
 */
public final class Holds {
    private static final Logger LOG = LoggerFactory.getLogger(Holds.class);

    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;
    private final Duration life;

    /**
     * Creates the holds of a migrated database.
     *
     * @param life the time after which an unresolved hold expires
     */
    public Holds(Jdbi jdbi, Duration life) {
        this.jdbi = jdbi;
        this.life = life;
    }

    /** A row of {@code hold.sql}; without an id no hold was made. */
    private record HoldRow(@Nullable UUID id, long available) {}

    /** A row of {@code settle.sql}. */
    private record SettledRow(String state, long charged) {}

    /**
     * Holds the credits of an estimate. An estimate of zero needs no balance.
     *
     * @throws InsufficientCredits when the balance does not cover the estimate
     * @throws BillingUnavailable when the database does not answer
     */
    public Hold hold(Estimate estimate) {
        if (estimate.credits() == 0) {
            return Hold.free(estimate);
        }
        HoldRow row = run(handle -> handle.createQuery(statements.getResource("sql/hold.sql"))
                        .bind("accountId", estimate.accountId())
                        .bind("operation", estimate.operation())
                        .bind("credits", estimate.credits())
                        .bind("lifeMillis", life.toMillis())
                        .map((result, context) ->
                                new HoldRow(result.getObject("hold_id", UUID.class), result.getLong("available")))
                        .findOne())
                .orElseThrow(() -> new IllegalStateException("there is no account " + estimate.accountId()));
        if (row.id() == null) {
            throw new InsufficientCredits(estimate.credits(), row.available());
        }
        return new Hold(row.id(), estimate.accountId(), estimate.operation(), estimate.credits(), estimate.units());
    }

    /**
     * Charges a hold and gives back the rest.
     *
     * @return the charge that was made; the first resolution of a hold counts, later ones change nothing
     * @throws BillingUnavailable when the database does not answer
     */
    public Charge settle(Charge due) {
        Hold hold = due.hold();
        if (hold.isFree()) {
            return due;
        }
        SettledRow row = run(handle -> handle.createQuery(statements.getResource("sql/settle.sql"))
                        .bind("holdId", hold.id())
                        .bind("credits", due.credits())
                        .map((result, context) ->
                                new SettledRow(result.getString("state"), result.getLong("charged")))
                        .findOne())
                .orElseThrow(() -> new IllegalStateException("there is no hold " + hold.id()));
        if (row.charged() != due.credits()) {
            LOG.warn(
                    "Hold {} was already {}: charged {} credits instead of {}",
                    hold.id(),
                    row.state(),
                    row.charged(),
                    due.credits());
        }
        return new Charge(hold, row.charged());
    }

    /**
     * Gives back a whole hold. A resolved hold stays as it is.
     *
     * @throws BillingUnavailable when the database does not answer
     */
    public Hold release(Hold hold) {
        if (!hold.isFree()) {
            run(handle -> handle.createUpdate(statements.getResource("sql/release.sql"))
                    .bind("holdId", hold.id())
                    .execute());
        }
        return hold;
    }

    /**
     * Expires the holds of calls that crashed.
     *
     * @return the number of expired holds
     * @throws BillingUnavailable when the database does not answer
     */
    public int expire() {
        return run(handle -> handle.createQuery(statements.getResource("sql/expire.sql"))
                .mapTo(int.class)
                .one());
    }

    private <T> T run(HandleCallback<T, SQLException> statement) {
        try {
            return jdbi.withHandle(statement);
        } catch (SQLException e) {
            throw new BillingUnavailable(e);
        } catch (JdbiException e) {
            if (e.getCause() instanceof SQLException failure) {
                throw new BillingUnavailable(failure);
            }
            throw e;
        }
    }
}
