package preflight.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** A command that trains or measures. It is not part of the product, and answers with what is needed to run it. */
@Command(hidden = true, description = "Runs from a source checkout only.")
public final class SourceCheckoutCommand implements Callable<Integer> {
    private final String name;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Unmatched
    private List<String> arguments = new ArrayList<>();

    /** @param name the name of the command, {@code evaluate} or {@code model} */
    public SourceCheckoutCommand(String name) {
        this.name = name;
    }

    @Override
    public Integer call() {
        spec.commandLine()
                .getErr()
                .printf(
                        "preflight: %1$s runs from a source checkout: ./preflight %1$s %2$s%n"
                                + "It trains or measures models and is not part of the installed product. Check out the sources and"
                                + " run it there; it needs JDK 25 and Maven.%n",
                        name, arguments.isEmpty() ? "…" : String.join(" ", arguments));
        return ExitCode.COULD_NOT_RUN;
    }
}
