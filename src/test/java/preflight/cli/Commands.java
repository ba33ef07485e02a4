package preflight.cli;

import java.util.Set;
import java.util.TreeSet;
import preflight.lab.Lab;

/** The names of the commands, for tests that read the documents. */
public final class Commands {
    private Commands() {}

    /** The commands right behind {@code ./preflight}: those of the product and those of a checkout. */
    public static Set<String> names() {
        Set<String> names =
                new TreeSet<>(Preflight.commandLine().getSubcommands().keySet());
        names.addAll(Lab.commandLine().getSubcommands().keySet());
        return names;
    }

    /** Runs a command in this process; returns its exit code. */
    public static int execute(String... arguments) {
        return Preflight.commandLine().execute(arguments);
    }
}
