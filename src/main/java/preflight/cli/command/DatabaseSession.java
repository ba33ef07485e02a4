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

/** Opens the database for one command, and maps errors to a message and an exit code. */
final class DatabaseSession {
    private final CommandSpec spec;
    private final Supplier<Settings> settings;

    DatabaseSession(CommandSpec spec, Supplier<Settings> settings) {
        this.spec = spec;
        this.settings = settings;
    }

    /** The services for the commands. */
    record Services(Accounts accounts, Supplier<Keys> keys, Ledger ledger, SignInLinks signInLinks) {}

    /** The work of a command; it writes data to {@code out} and returns the exit code. */
    @FunctionalInterface
    interface DatabaseAction {
        int run(Services services, PrintWriter out);
    }

    int run(DatabaseAction action) {
        CommandLine line = spec.commandLine();
        try {
            Settings loaded = settings.get();
            var database = DatabaseSettings.from(loaded::text, loaded.home()).withPoolSize(1);
            return run(action, database, loaded, line);
        } catch (InvalidName e) {
            throw new CommandLine.ParameterException(line, e.getMessage());
        } catch (AccountRefusal e) {
            return printError(e, ExitCode.REFUSED);
        } catch (Settings.InvalidSettings | DatabaseUnavailable | UncheckedIOException | IllegalArgumentException e) {
            return printError(e, ExitCode.COULD_NOT_RUN);
        } catch (JdbiException e) {
            return printError(e.getCause() == null ? e : e.getCause(), ExitCode.COULD_NOT_RUN);
        }
    }

    private static int run(DatabaseAction action, DatabaseSettings where, Settings settings, CommandLine line) {
        Database database = Database.open(where);
        // An interrupted command must stop the embedded server too.
        Thread closeOnExit = new Thread(database::close);
        Runtime.getRuntime().addShutdownHook(closeOnExit);
        try (database) {
            Jdbi jdbi = Jdbi.create(database.dataSource());
            Supplier<Keys> keys =
                    () -> new Keys(jdbi, Pepper.of(settings.text("preflight.keys.pepper"), settings.home()));
            SignInLinks links = new SignInLinks(jdbi, settings.site(settings.number("preflight.port")));
            int code = action.run(new Services(new Accounts(jdbi), keys, new Ledger(jdbi), links), line.getOut());
            line.getOut().flush();
            return code;
        } finally {
            removeShutdownHook(closeOnExit);
        }
    }

    private static void removeShutdownHook(Thread closeOnExit) {
        try {
            Runtime.getRuntime().removeShutdownHook(closeOnExit);
        } catch (IllegalStateException shuttingDown) {
            // The hook is running already.
        }
    }

    private int printError(Throwable error, int code) {
        spec.commandLine().getErr().println(error.getMessage());
        return code;
    }
}
