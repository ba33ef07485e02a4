package preflight.cli;

import java.util.List;
import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import preflight.cli.check.CheckCommand;
import preflight.cli.command.AccountsCommand;
import preflight.cli.command.DetectorCommand;
import preflight.cli.command.ExitCode;
import preflight.cli.command.HealthCommand;
import preflight.cli.command.KeysCommand;
import preflight.cli.command.LedgerCommand;
import preflight.cli.command.ServeCommand;
import preflight.cli.command.SettingsLinkCommand;
import preflight.cli.command.SourceCheckoutCommand;
import preflight.cli.command.WorksCommand;
import preflight.cli.demo.DemoCommand;

/** The command line of the product. Data goes to standard output, messages to standard error. */
@Command(
        name = "preflight",
        description = "Checks a manuscript before submission: references, AI writing, source quality.",
        mixinStandardHelpOptions = true,
        versionProvider = Preflight.Version.class,
        subcommands = {
            ServeCommand.class,
            DemoCommand.class,
            CheckCommand.class,
            AccountsCommand.class,
            KeysCommand.class,
            SettingsLinkCommand.class,
            LedgerCommand.class,
            WorksCommand.class,
            DetectorCommand.class,
            HealthCommand.class
        })
public final class Preflight {
    private Preflight() {}

    /** Runs a command and exits with its code: 0 done, 1 findings or refusal, 2 could not run, 64 usage. */
    public static void main(String[] args) {
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        System.exit(commandLine().execute(args));
    }

    /** The command line with all commands. {@code evaluate} and {@code model} say that they need a source checkout. */
    public static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Preflight());
        for (String name : List.of("evaluate", "model")) {
            commandLine.addSubcommand(name, new SourceCheckoutCommand(name));
        }
        handleFaults(commandLine);
        return commandLine;
    }

    /** Prints exceptions to standard error and maps them to exit codes. */
    public static void handleFaults(CommandLine commandLine) {
        commandLine.setExecutionExceptionHandler((failure, command, parsed) -> {
            command.getErr()
                    .println(
                            "preflight: " + (failure.getMessage() == null ? failure.toString() : failure.getMessage()));
            return ExitCode.COULD_NOT_RUN;
        });
        commandLine.setParameterExceptionHandler((fault, arguments) -> {
            CommandLine command = fault.getCommandLine();
            command.getErr().println("preflight: " + fault.getMessage());
            command.usage(command.getErr());
            return ExitCode.USAGE;
        });
    }

    /** The version in the manifest of the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Preflight.class.getPackage().getImplementationVersion();
            return new String[] {"preflight " + (version == null ? "(built from sources)" : version)};
        }
    }
}
