package preflight.cli.command;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import preflight.billing.Ledger.Discrepancy;
import preflight.gateway.Settings;

/** {@code ledger}: the record of every credit. */
@Command(
        name = "ledger",
        description = "Verifies the record of every credit granted and charged.",
        exitCodeOnInvalidInput = DatabaseSession.USAGE)
public final class LedgerCommand implements Callable<Integer> {
    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    /** With the settings of this process. */
    public LedgerCommand() {
        this(Settings::load);
    }

    LedgerCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec().commandLine(), "Say what to do: verify.");
    }

    @Command(
            name = "verify",
            description = "Checks that every balance equals its ledger, what is held its open holds, and every charge "
                    + "its settled hold. Prints each account that does not add up and why; exit code 1 then.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int verify() {
        return new DatabaseSession(spec(), settings).run((services, out) -> {
            List<Discrepancy> faults = services.ledger().verify();
            faults.forEach(fault -> out.println(fault.accountId() + "\t" + fault.description()));
            if (faults.isEmpty()) {
                spec().commandLine().getErr().println("Every balance equals its ledger.");
            }
            return faults.isEmpty() ? DatabaseSession.DONE : DatabaseSession.REFUSED;
        });
    }

    private CommandSpec spec() {
        return Objects.requireNonNull(spec, "spec is set by picocli");
    }
}
