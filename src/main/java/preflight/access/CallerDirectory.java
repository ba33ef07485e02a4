package preflight.access;

import java.sql.SQLException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import preflight.access.CallerMapper.KeyRow;

/** Finds the account that calls, by API key or by federated identity. */
public final class CallerDirectory {
    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;

    /** Reads from a migrated database. */
    public CallerDirectory(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * The caller that an API key belongs to.
     *
     * @throws KeyRejected when the key is unknown or revoked
     * @throws AccessUnavailable when the database does not answer; this says nothing about the key
     */
    public Caller findByKey(PresentedCredentials credentials) {
        KeyRow found = run(handle -> handle.createQuery(statements.getResource("sql/find-caller.sql"))
                        .bind("hash", credentials.keyHash())
                        .map(CallerMapper.ofKey(credentials))
                        .findOne())
                .orElseThrow(KeyRejected::unknown);
        if (found.revoked()) {
            throw KeyRejected.revoked();
        }
        return found.caller();
    }

    /**
     * The caller that a federated identity is linked to.
     *
     * @throws IdentityNotLinked when no account is linked to it
     * @throws AccessUnavailable when the database does not answer
     */
    public Caller findByIdentity(FederatedIdentity identity) {
        return run(handle -> handle.createQuery(statements.getResource("sql/find-identity.sql"))
                        .bind("issuer", identity.issuer())
                        .bind("subject", identity.subject())
                        .map(CallerMapper.ofIdentity(identity))
                        .findOne())
                .orElseThrow(() -> new IdentityNotLinked(identity));
    }

    /**
     * Records that the key of a caller was used now.
     *
     * @throws AccessUnavailable when the database does not answer
     */
    public void recordUse(Caller caller) {
        run(handle -> handle.createUpdate(statements.getResource("sql/record-use.sql"))
                .bind("keyId", caller.keyId())
                .execute());
    }

    private <T> T run(HandleCallback<T, SQLException> statement) {
        try {
            return jdbi.withHandle(statement);
        } catch (SQLException e) {
            throw new AccessUnavailable(e);
        } catch (JdbiException e) {
            if (e.getCause() instanceof SQLException failure) {
                throw new AccessUnavailable(failure);
            }
            throw e;
        }
    }
}
