package preflight.console.session;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.locator.ClasspathSqlLocator;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;
import preflight.console.web.ConsoleSettings;

/** The sessions, in the database: every gateway knows them, and a sign-out takes effect on all gateways at once. */
public final class SessionStore {
    private final ClasspathSqlLocator statements = ClasspathSqlLocator.create();
    private final Jdbi jdbi;
    private final Duration idle;
    private final Duration life;

    /** Over a migrated database. */
    public SessionStore(Jdbi jdbi, ConsoleSettings settings) {
        this.jdbi = jdbi;
        this.idle = settings.sessionIdle();
        this.life = settings.sessionLife();
    }

    /** Opens a session for the holder of a link and uses the link up; empty when the link is not valid. */
    public Optional<Secret> openByLink(Secret link) {
        Secret session = Secret.generate();
        int opened = jdbi.withHandle(
                handle -> bindLifetimes(handle.createUpdate(statements.getResource("sql/sign-in-by-link.sql")))
                        .bind("linkHash", link.hash())
                        .bind("hash", session.hash())
                        .execute());
        return opened == 1 ? Optional.of(session) : Optional.empty();
    }

    /** Opens a session for a person who signed in with the identity provider. */
    public Secret open(String accountId, @Nullable Instant authenticatedAt) {
        Secret session = Secret.generate();
        jdbi.useHandle(handle -> bindLifetimes(handle.createUpdate(statements.getResource("sql/open-session.sql")))
                .bind("hash", session.hash())
                .bind("accountId", accountId)
                .bind("authenticatedAt", authenticatedAt == null ? null : authenticatedAt.atOffset(ZoneOffset.UTC))
                .execute());
        return session;
    }

    /** The session of a secret, and marks it as used now; empty when there is none or it has ended. */
    public Optional<Session> find(Secret secret) {
        return jdbi.withHandle(handle -> bindLifetimes(
                        handle.createQuery(statements.getResource("sql/find-session.sql")))
                .bind("hash", secret.hash())
                .map((row, context) -> new Session(
                        secret,
                        row.getString("account_id"),
                        Session.SignInMethod.valueOf(row.getString("way").toUpperCase(Locale.ROOT)),
                        instant(row.getObject("authenticated_at", OffsetDateTime.class))))
                .findOne());
    }

    /** Ends a session. Does nothing when there is none. */
    public void close(Secret secret) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from sessions where hash = decode(:hash, 'hex')")
                .bind("hash", secret.hash())
                .execute());
    }

    private <S extends SqlStatement<S>> S bindLifetimes(S statement) {
        return statement.bind("idleMillis", idle.toMillis()).bind("lifeMillis", life.toMillis());
    }

    private static @Nullable Instant instant(@Nullable OffsetDateTime time) {
        return time == null ? null : time.toInstant();
    }
}
