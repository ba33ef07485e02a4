package preflight.access;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jdbi.v3.core.mapper.RowMapper;
import preflight.access.account.Plan;

/** Maps the rows of {@code find-caller.sql} and {@code find-identity.sql}. */
final class CallerMapper {
    private CallerMapper() {}

    /** A row of {@code find-caller.sql}. */
    record KeyRow(Caller caller, boolean revoked) {}

    /** Maps the key and the account that the credentials belong to. */
    static RowMapper<KeyRow> ofKey(PresentedCredentials credentials) {
        return (row, context) -> new KeyRow(
                new Caller(
                        row.getString("account_id"),
                        row.getString("key_id"),
                        plan(row),
                        credentials.requestId(),
                        credentials.locale(),
                        row.getBoolean("last_use_is_old")),
                row.getBoolean("revoked"));
    }

    /** Maps the account that the identity is linked to. */
    static RowMapper<Caller> ofIdentity(FederatedIdentity identity) {
        return (row, context) -> Caller.withoutKey(
                row.getString("account_id"), plan(row), identity.requestId(), identity.locale());
    }

    private static Plan plan(ResultSet row) throws SQLException {
        return Plan.fromLabel(row.getString("plan"));
    }
}
