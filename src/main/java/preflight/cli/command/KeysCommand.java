package preflight.cli.command;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import preflight.access.key.KeyEntry;
import preflight.access.key.NewKey;
import preflight.gateway.Settings;

/** {@code keys}: manages the API keys of an account. */
@Command(
        name = "keys",
        description = "Creates, lists and revokes the API keys of an account.",
        exitCodeOnInvalidInput = ExitCode.USAGE)
public final class KeysCommand extends DatabaseCommand {
    /** Reads the settings of this process. */
    public KeysCommand() {
        this(Settings::load);
    }

    KeysCommand(Supplier<Settings> settings) {
        super(settings);
    }

    @Override
    public Integer call() {
        throw usage("A subcommand is required: create, list or revoke.");
    }

    @Command(
            name = "create",
            description = "Creates a key and prints it. It is not shown again.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int create(
            @Parameters(paramLabel = "ACCOUNT") String account,
            @Option(names = "--name", required = true, paramLabel = "NAME") String name) {
        return run((services, out) -> {
            NewKey made = services.keys().get().create(account, name);
            out.println(made.key().reveal());
            spec().commandLine()
                    .getErr()
                    .println("Created key %s. Save it now; it is not shown again.".formatted(made.id()));
            return ExitCode.DONE;
        });
    }

    @Command(
            name = "list",
            description =
                    "Lists the keys of an account, one per line: id, name, last characters, created, last used, state.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int list(@Parameters(paramLabel = "ACCOUNT") String account) {
        return run((services, out) -> {
            services.keys().get().list(account).forEach(key -> out.println(line(key)));
            return ExitCode.DONE;
        });
    }

    @Command(
            name = "revoke",
            description = "Revokes a key. It is rejected from the next request on.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int revoke(@Parameters(paramLabel = "KEY_ID") String key) {
        return run((services, out) -> {
            services.keys().get().revoke(key);
            return ExitCode.DONE;
        });
    }

    private static String line(KeyEntry key) {
        return String.join(
                "\t",
                key.id(),
                key.name(),
                key.hint(),
                time(key.createdAt()),
                time(key.lastUsedAt()),
                key.active() ? "active" : "revoked");
    }

    private static String time(@Nullable Instant time) {
        return time == null ? "never" : time.truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
