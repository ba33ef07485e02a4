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
import preflight.cli.command.ExitCode;
import preflight.report.CheckedFile;
import preflight.report.finding.ReportBuilder;
import preflight.report.format.AnsiColors;
import preflight.report.format.TextReport;

/** {@code demo}: starts a temporary gateway, sends the examples to it and prints the report. */
@Command(
        name = "demo",
        description = "Starts a gateway in a temporary folder, sends the examples to it and prints the report.")
public final class DemoCommand implements Callable<Integer> {
    private final Function<Consumer<String>, DemoGateway> starter;

    @Spec
    private @Nullable CommandSpec spec;

    /** With an embedded gateway. */
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
        Consumer<String> progress = line -> {
            err.println("preflight: " + line);
            err.flush();
        };
        try (DemoGateway gateway = starter.apply(progress);
                DemoClient client = new DemoClient(gateway.api(), gateway.newKey(), progress)) {
            client.post("citations/verify", "verify.json");
            client.post("preflight/ai-detection", "detect.json");
            JsonNode answer = client.post("preflight/check", "check.json");
            out.print(new TextReport(palette())
                    .render(ReportBuilder.build(CheckedFile.named("examples/check.json"), List.of(answer))));
            out.flush();
            return ExitCode.DONE;
        } catch (IOException e) {
            progress.accept("the demo could not run: " + e.getMessage());
            return ExitCode.COULD_NOT_RUN;
        }
    }

    private static AnsiColors palette() {
        return AnsiColors.of(
                Map.copyOf(System.getenv()),
                System.console() != null && System.console().isTerminal());
    }
}
