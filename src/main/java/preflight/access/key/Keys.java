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

/** The keys of accounts, for those who run the service and for the settings page. */
public final class Keys {
    /** Contract, section 5, rule 4. */
    public static final int MAX_ACTIVE_KEYS = 10;

    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;
    private final Pepper pepper;

    /** On a migrated database; new keys are hashed with {@code pepper}. */
    public Keys(Jdbi jdbi, Pepper pepper) {
        this.jdbi = jdbi;
        this.pepper = pepper;
    }

    /**
     * Makes sure that the keys in the database were hashed with our pepper; the first to ask sets it.
     *
     * @throws AccountRefusal when they were not, and every key would be rejected
     */
    public void verifyPepper() {
        String stored = jdbi.withHandle(handle -> {
            handle.createUpdate("insert into pepper (fingerprint) values (decode(:ours, 'hex')) on conflict do nothing")
                    .bind("ours", pepper.fingerprint())
                    .execute();
            return handle.createQuery("select encode(fingerprint, 'hex') from pepper")
                    .mapTo(String.class)
                    .one();
        });
        if (!stored.equals(pepper.fingerprint())) {
            throw AccountRefusal.wrongPepper();
        }
    }

    /** Makes a key; {@link AccountRefusal} when the account does not exist or has {@link #LIMIT} active ones. */
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

    /** The keys of an account, the oldest first, revoked ones too; {@link AccountRefusal} when there is no account. */
    public List<KeyEntry> list(String accountId) {
        requireAccount(accountId);
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select * from api_keys where account_id = :accountId order by created_at, id")
                .bind("accountId", accountId)
                .map((row, context) -> entry(row))
                .list());
    }

    /** Revokes a key, from the next call on; {@link AccountRefusal} when there is none. Revoking twice is no fault. */
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

    /** Revokes a key of an account; {@link AccountRefusal} when the account has no such key, whoever else may have it. */
    public void revoke(String accountId, String keyId) {
        boolean theirs = jdbi.withHandle(
                handle -> handle.createQuery("select 1 from api_keys where id = :id and account_id = :accountId")
                        .bind("id", keyId)
                        .bind("accountId", accountId)
                        .mapTo(int.class)
                        .findOne()
                        .isPresent());
        if (!theirs) {
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
