package preflight.cli.command;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import preflight.gateway.Settings;

/** Base of the commands that work on the database. */
abstract class DatabaseCommand implements Callable<Integer> {
    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    DatabaseCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    Settings settings() {
        return settings.get();
    }

    CommandSpec spec() {
        return Objects.requireNonNull(spec, "picocli sets the spec");
    }

    /** Runs an action on the database; returns the exit code. */
    int run(DatabaseSession.DatabaseAction action) {
        return new DatabaseSession(spec(), settings).run(action);
    }

    ParameterException usage(String message) {
        return new ParameterException(spec().commandLine(), message);
    }
}
