package preflight.cli;

import java.util.Set;

/** The names of the commands, for tests that read the documents. */
public final class Commands {
    private Commands() {}

    /** The commands right behind {@code ./preflight}. */
    public static Set<String> names() {
        return Preflight.commandLine().getSubcommands().keySet();
    }

    /** Runs a command in this process; returns its exit code. */
    public static int execute(String... arguments) {
        return Preflight.commandLine().execute(arguments);
    }
}
