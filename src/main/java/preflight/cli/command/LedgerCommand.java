package preflight.cli.command;

import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import preflight.billing.Ledger.Discrepancy;
import preflight.gateway.Settings;

/** {@code ledger}: verifies the credit ledger. */
@Command(name = "ledger", description = "Verifies the ledger of all credits.", exitCodeOnInvalidInput = ExitCode.USAGE)
public final class LedgerCommand extends DatabaseCommand {
    /** Reads the settings of this process. */
    public LedgerCommand() {
        this(Settings::load);
    }

    LedgerCommand(Supplier<Settings> settings) {
        super(settings);
    }

    @Override
    public Integer call() {
        throw usage("A subcommand is required: verify.");
    }

    @Command(
            name = "verify",
            description =
                    "Verifies that each balance matches the ledger, the held credits the open holds, and each charge "
                            + "a settled hold. Prints each account with an error and exits with 1.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int verify() {
        return run((services, out) -> {
            List<Discrepancy> faults = services.ledger().verify();
            faults.forEach(fault -> out.println(fault.accountId() + "\t" + fault.description()));
            if (faults.isEmpty()) {
                spec().commandLine().getErr().println("All balances match the ledger.");
            }
            return faults.isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
        });
    }
}
