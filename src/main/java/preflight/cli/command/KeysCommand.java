package preflight.cli.command;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import preflight.access.key.KeyEntry;
import preflight.access.key.NewKey;
import preflight.gateway.Settings;

/** {@code keys}: the API keys of an account. */
@Command(
        name = "keys",
        description = "Creates, lists and revokes the API keys of an account.",
        exitCodeOnInvalidInput = DatabaseSession.USAGE)
public final class KeysCommand implements Callable<Integer> {
    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    /** With the settings of this process. */
    public KeysCommand() {
        this(Settings::load);
    }

    KeysCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec().commandLine(), "Say what to do: create, list or revoke.");
    }

    @Command(
            name = "create",
            description = "Creates a key and prints it, this once.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int create(
            @Parameters(paramLabel = "ACCOUNT") String account,
            @Option(names = "--name", required = true, paramLabel = "NAME") String name) {
        return command().run((services, out) -> {
            NewKey made = services.keys().get().create(account, name);
            out.println(made.key().reveal());
            spec().commandLine()
                    .getErr()
                    .println("This is %s. Keep it now: it is shown only this once.".formatted(made.id()));
            return DatabaseSession.DONE;
        });
    }

    @Command(
            name = "list",
            description = "Lists the keys of an account: id, name, last characters, created, last used, state.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int list(@Parameters(paramLabel = "ACCOUNT") String account) {
        return command().run((services, out) -> {
            services.keys().get().list(account).forEach(key -> out.println(line(key)));
            return DatabaseSession.DONE;
        });
    }

    @Command(
            name = "revoke",
            description = "Revokes a key: it is rejected from the next call on.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int revoke(@Parameters(paramLabel = "KEY_ID") String key) {
        return command().run((services, out) -> {
            services.keys().get().revoke(key);
            return DatabaseSession.DONE;
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

    private DatabaseSession command() {
        return new DatabaseSession(spec(), settings);
    }

    private CommandSpec spec() {
        return Objects.requireNonNull(spec, "spec is set by picocli");
    }
}
