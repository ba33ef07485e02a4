package preflight.cli.command;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import preflight.access.account.AccountRefusal;
import preflight.access.account.Accounts;
import preflight.access.account.InvalidName;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.billing.Ledger;
import preflight.console.session.SignInLinks;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.database.DatabaseUnavailable;
import preflight.gateway.Settings;

/** Runs one command on the database, opened for it, and turns what goes wrong into a message and an exit code. */
final class DatabaseSession {
    /** Done. */
    static final int DONE = 0;
    /** Refused, or something was found. */
    static final int REFUSED = 1;
    /** Could not run. */
    static final int FAILED = 2;
    /** Asked in the wrong way. */
    static final int USAGE = 64;

    private final CommandSpec spec;
    private final Supplier<Settings> settings;

    DatabaseSession(CommandSpec spec, Supplier<Settings> settings) {
        this.spec = spec;
        this.settings = settings;
    }

    /** The services a command works with. */
    record Services(Accounts accounts, Supplier<Keys> keys, Ledger ledger, SignInLinks signInLinks) {}

    /** What a command does; data goes to {@code out}. */
    @FunctionalInterface
    interface DatabaseAction {
        int run(Services services, PrintWriter out);
    }

    int run(DatabaseAction work) {
        CommandLine line = spec.commandLine();
        try {
            Settings loaded = settings.get();
            var database = DatabaseSettings.from(loaded::text, loaded.home()).withPoolSize(1);
            return run(work, database, loaded, line);
        } catch (InvalidName e) {
            throw new CommandLine.ParameterException(line, e.getMessage());
        } catch (AccountRefusal e) {
            return printError(e, REFUSED);
        } catch (Settings.InvalidSettings | DatabaseUnavailable | UncheckedIOException | IllegalArgumentException e) {
            return printError(e, FAILED);
        } catch (JdbiException e) {
            return printError(e.getCause() == null ? e : e.getCause(), FAILED);
        }
    }

    private static int run(DatabaseAction work, DatabaseSettings where, Settings settings, CommandLine line) {
        Database database = Database.open(where);
        // An interrupted command leaves the embedded server as a finished one does.
        Thread leave = new Thread(database::close);
        Runtime.getRuntime().addShutdownHook(leave);
        try (database) {
            Jdbi jdbi = Jdbi.create(database.dataSource());
            Supplier<Keys> keys =
                    () -> new Keys(jdbi, Pepper.of(settings.text("preflight.keys.pepper"), settings.home()));
            SignInLinks links = new SignInLinks(jdbi, settings.site(settings.number("preflight.port")));
            int code = work.run(new Services(new Accounts(jdbi), keys, new Ledger(jdbi), links), line.getOut());
            line.getOut().flush();
            return code;
        } finally {
            stopWaiting(leave);
        }
    }

    private static void stopWaiting(Thread leave) {
        try {
            Runtime.getRuntime().removeShutdownHook(leave);
        } catch (IllegalStateException shuttingDown) {
            // it runs already
        }
    }

    private int printError(Throwable fault, int code) {
        spec.commandLine().getErr().println(fault.getMessage());
        return code;
    }
}
