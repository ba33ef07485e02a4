package preflight.lab;

import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import preflight.cli.Preflight;

/** The commands that train and measure: run from a checkout of the sources, never part of the product. */
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

    public static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Lab());
        Preflight.handleFaults(commandLine);
        return commandLine;
    }
}
