package preflight.lab;

import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import preflight.cli.Preflight;

/** Main class of the commands that train the models and measure the answers. They run from a checkout and are not part of the product. */
@Command(
        name = "preflight",
        description = "Trains the models and measures the answers.",
        mixinStandardHelpOptions = true,
        subcommands = {EvaluateCommand.class, ModelCommand.class})
public final class Lab {
    private Lab() {}

    /** Runs a command and exits with its code, as {@link Preflight} does. */
    public static void main(String[] args) {
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        System.exit(commandLine().execute(args));
    }

    /** All commands, with the exit codes of {@link Preflight}. */
    public static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Lab());
        Preflight.handleFaults(commandLine);
        return commandLine;
    }
}
