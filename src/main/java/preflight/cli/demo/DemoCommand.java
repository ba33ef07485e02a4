package preflight.cli.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import preflight.report.CheckedFile;
import preflight.report.Report;
import preflight.report.format.AnsiColors;
import preflight.report.format.TextReport;

/** {@code preflight demo}: a gateway of its own, the examples sent through it, the report on them, and no trace left. */
@Command(
        name = "demo",
        description = "Starts a gateway in a temporary folder, sends the examples through it and prints the report.")
public final class DemoCommand implements Callable<Integer> {
    private static final int DONE = 0;
    private static final int COULD_NOT_RUN = 2;

    private final Function<Consumer<String>, DemoGateway> starter;

    @Spec
    private @Nullable CommandSpec spec;

    /** With everything embedded. */
    public DemoCommand() {
        this(EmbeddedDemoGateway::start);
    }

    DemoCommand(Function<Consumer<String>, DemoGateway> starter) {
        this.starter = starter;
    }

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Consumer<String> talk = line -> {
            err.println("preflight: " + line);
            err.flush();
        };
        try (DemoGateway gateway = starter.apply(talk);
                DemoClient client = new DemoClient(gateway.api(), gateway.newKey(), talk)) {
            client.post("citations/verify", "verify.json");
            client.post("preflight/ai-detection", "detect.json");
            JsonNode answer = client.post("preflight/check", "check.json");
            out.print(new TextReport(palette())
                    .render(Report.of(CheckedFile.named("examples/check.json"), List.of(answer))));
            out.flush();
            return DONE;
        } catch (IOException e) {
            talk.accept("the demo could not run: " + e.getMessage());
            return COULD_NOT_RUN;
        }
    }

    private static AnsiColors palette() {
        return AnsiColors.of(
                Map.copyOf(System.getenv()),
                System.console() != null && System.console().isTerminal());
    }
}
