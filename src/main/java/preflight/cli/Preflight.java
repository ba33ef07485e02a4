package preflight.cli;

import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The launcher's commands. Data goes to standard output, talk to standard error. */
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
            ModelCommand.class,
            EvaluateCommand.class,
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

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Preflight());
        handleFaults(commandLine);
        return commandLine;
    }

    /** Faults end in the exit codes of all commands, and are told on standard error. */
    static void handleFaults(CommandLine commandLine) {
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

    /** What the exit codes of all commands mean. */
    static final class ExitCode {
        static final int DONE = 0;
        static final int REFUSED = 1;
        static final int COULD_NOT_RUN = 2;
        static final int USAGE = 64;

        private ExitCode() {}
    }

    /** The version of the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Preflight.class.getPackage().getImplementationVersion();
            return new String[] {"preflight " + (version == null ? "(built from sources)" : version)};
        }
    }
}
