package preflight.access.key;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import org.jspecify.annotations.Nullable;
import preflight.access.account.AccountRefusal;
import preflight.access.account.DisplayName;
import preflight.access.account.RandomIds;

/** The API keys of accounts, for the command line and the settings page. */
public final class Keys {
    /** Contract, section 5, rule 4. */
    public static final int MAX_ACTIVE_KEYS = 10;

    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;
    private final Pepper pepper;

    /** Uses a migrated database; new keys are hashed with {@code pepper}. */
    public Keys(Jdbi jdbi, Pepper pepper) {
        this.jdbi = jdbi;
        this.pepper = pepper;
    }

    /**
     * Verifies that the keys in the database were hashed with this pepper. The first caller records its pepper.
     *
     * @throws AccountRefusal when the pepper is another one, with which every key would be rejected
     */
    public void verifyPepper() {
        String stored = jdbi.withHandle(handle -> {
            handle.createUpdate(
                            "insert into pepper (fingerprint) values (decode(:fingerprint, 'hex')) on conflict do nothing")
                    .bind("fingerprint", pepper.fingerprint())
                    .execute();
            return handle.createQuery("select encode(fingerprint, 'hex') from pepper")
                    .mapTo(String.class)
                    .one();
        });
        if (!stored.equals(pepper.fingerprint())) {
            throw AccountRefusal.wrongPepper();
        }
    }

    /**
     * Creates a key.
     *
     * @throws AccountRefusal when the account does not exist or has {@link #MAX_ACTIVE_KEYS} active keys
     */
    public NewKey create(String accountId, String name) {
        String checked = DisplayName.validate(name);
        verifyPepper();
        NewKey made = new NewKey(RandomIds.key(), ApiKey.generate());
        boolean stored = jdbi.withHandle(handle -> handle.createUpdate(statements.getResource("sql/create-key.sql"))
                        .bind("id", made.id())
                        .bind("accountId", accountId)
                        .bind("name", checked)
                        .bind("hash", made.key().hash(pepper))
                        .bind("hint", made.key().hint())
                        .bind("limit", MAX_ACTIVE_KEYS)
                        .execute()
                == 1);
        if (!stored) {
            requireAccount(accountId);
            throw AccountRefusal.tooManyKeys(MAX_ACTIVE_KEYS);
        }
        return made;
    }

    /**
     * The keys of an account including revoked ones, oldest first.
     *
     * @throws AccountRefusal when there is no such account
     */
    public List<KeyEntry> list(String accountId) {
        requireAccount(accountId);
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select * from api_keys where account_id = :accountId order by created_at, id")
                .bind("accountId", accountId)
                .map((row, context) -> entry(row))
                .list());
    }

    /**
     * Revokes a key, effective from the next call. Revoking it again changes nothing.
     *
     * @throws AccountRefusal when there is no such key
     */
    public void revoke(String keyId) {
        boolean found = jdbi.withHandle(handle -> {
            handle.createUpdate(statements.getResource("sql/revoke-key.sql"))
                    .bind("id", keyId)
                    .execute();
            return handle.createQuery("select 1 from api_keys where id = :id")
                    .bind("id", keyId)
                    .mapTo(int.class)
                    .findOne()
                    .isPresent();
        });
        if (!found) {
            throw AccountRefusal.noKey(keyId);
        }
    }

    /**
     * Revokes a key of an account.
     *
     * @throws AccountRefusal when this account has no such key
     */
    public void revoke(String accountId, String keyId) {
        boolean owned = jdbi.withHandle(
                handle -> handle.createQuery("select 1 from api_keys where id = :id and account_id = :accountId")
                        .bind("id", keyId)
                        .bind("accountId", accountId)
                        .mapTo(int.class)
                        .findOne()
                        .isPresent());
        if (!owned) {
            throw AccountRefusal.noKey(keyId);
        }
        revoke(keyId);
    }

    private void requireAccount(String accountId) {
        boolean found = jdbi.withHandle(handle -> handle.createQuery("select 1 from accounts where id = :id")
                .bind("id", accountId)
                .mapTo(int.class)
                .findOne()
                .isPresent());
        if (!found) {
            throw AccountRefusal.noAccount(accountId);
        }
    }

    private static KeyEntry entry(ResultSet row) throws SQLException {
        Instant created = row.getObject("created_at", OffsetDateTime.class).toInstant();
        return new KeyEntry(
                row.getString("id"),
                row.getString("account_id"),
                row.getString("name"),
                row.getString("hint"),
                created,
                instant(row, "last_used_at"),
                instant(row, "revoked_at"));
    }

    private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }
}
