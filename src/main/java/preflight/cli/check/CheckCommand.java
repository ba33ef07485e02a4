package preflight.cli.check;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import preflight.cli.command.ExitCode;
import preflight.cli.command.GatewayClient;
import preflight.cli.demo.DemoGateway;
import preflight.cli.demo.EmbeddedDemoGateway;
import preflight.filecheck.CallPlan;
import preflight.filecheck.CallPlan.CheckScope;
import preflight.filecheck.CallRefused;
import preflight.filecheck.FileCheck;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;
import preflight.report.format.AnsiColors;
import preflight.report.format.PrintableText;
import preflight.report.format.TextReport;

/** {@code check FILE}: reads a manuscript, sends it to a gateway and prints the findings. */
@Command(
        name = "check",
        description = "Checks a manuscript or a reference list and prints the findings, the most serious first.",
        sortOptions = false,
        footer = {
            "",
            "The gateway is that of --url, or PREFLIGHT_URL, or http://127.0.0.1:8080. The API key is that in --key-file or PREFLIGHT_KEY.",
            "Exit codes: 0 nothing found, 1 findings or refusal, 2 could not run, 64 usage."
        })
public final class CheckCommand implements Callable<Integer> {
    private static final int MIN_DETECTED_WIDTH = 55;

    @Parameters(
            paramLabel = "FILE",
            description =
                    "A manuscript (.txt .md .tex .docx .pdf, JATS .xml) or a reference list (.bib .bbl .ris, CSL .json).")
    private Path file = Path.of("");

    @Option(
            names = "--references",
            paramLabel = "LIST",
            description = "Read the reference list from this file: one reference per line, .bib, .ris or CSL-JSON.")
    private @Nullable Path references;

    @Option(
            names = "--references-only",
            description = "Only verify the references: free of charge, the text is not sent.")
    private boolean referencesOnly;

    @Option(
            names = "--examine-sources",
            description = "For a list without a text: also check source quality (8 credits per call).")
    private boolean examineSources;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "One of ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.",
            defaultValue = "text")
    private OutputFormat format = OutputFormat.text;

    @Option(names = "--output", paramLabel = "FILE", description = "Write the report to this file.")
    private @Nullable Path output;

    @Option(
            names = "--fail-on",
            paramLabel = "CODES",
            description = "Exit with 1 only on these findings: codes separated by commas, any, or none.")
    private @Nullable String failOn;

    @Option(names = "--estimate", description = "Print the highest price of the check; send nothing.")
    private boolean estimate;

    @Option(names = "--url", paramLabel = "URL", description = "The gateway.")
    private @Nullable String url;

    @Option(names = "--key-file", paramLabel = "FILE", description = "A file that contains only the API key.")
    private @Nullable Path keyFile;

    @Option(names = "--embedded", description = "Start a temporary gateway with the sample index for this check.")
    private boolean embedded;

    @Spec
    private @Nullable CommandSpec spec;

    private final Function<Consumer<String>, DemoGateway> starter;
    private final Map<String, String> environment;

    /** Uses the environment of the process. */
    CheckCommand() {
        this(EmbeddedDemoGateway::start, Map.copyOf(System.getenv()));
    }

    CheckCommand(Function<Consumer<String>, DemoGateway> starter, Map<String, String> environment) {
        this.starter = starter;
        this.environment = environment;
    }

    @Override
    public Integer call() throws InterruptedException {
        FailOnCodes failing = failing();
        try {
            ManuscriptContent submission = submission();
            CallPlan plan = CallPlan.of(submission, scope(submission));
            return estimate ? estimated(submission, plan) : checked(submission, plan, failing);
        } catch (UnreadableFile | GatewayAddress.NotConfigured e) {
            printMessage(Objects.requireNonNullElse(e.getMessage(), "failed"));
            return ExitCode.COULD_NOT_RUN;
        } catch (CallRefused e) {
            printMessage(Objects.requireNonNullElse(e.getMessage(), "failed"));
            return e.isClientError() ? ExitCode.REFUSED : ExitCode.COULD_NOT_RUN;
        } catch (IOException e) {
            printMessage(
                    "no response from the gateway: %s. Is it running? Start it with ./preflight serve, or use --embedded."
                            .formatted(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage()));
            return ExitCode.COULD_NOT_RUN;
        }
    }

    private FailOnCodes failing() {
        try {
            return failOn == null ? FailOnCodes.DEFAULT : FailOnCodes.of(failOn);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(commandLine(), e.getMessage(), e);
        }
    }

    private CheckScope scope(ManuscriptContent submission) {
        if (referencesOnly) {
            return CheckScope.REFERENCES_ONLY;
        }
        return examineSources && submission.body().isBlank() ? CheckScope.SOURCES : CheckScope.ALL;
    }

    private ManuscriptContent submission() {
        ManuscriptContent submission = ManuscriptLoader.load(file);
        if (references != null) {
            submission = submission.withReferencesOf(ManuscriptLoader.load(references));
        }
        String title = submission.title().isEmpty() ? "" : ", “%s”".formatted(submission.title());
        printMessage("read %s: %s%s, %,d characters of text, %d references"
                .formatted(
                        submission.file(),
                        submission.format().displayName(),
                        title,
                        submission.body().codePointCount(0, submission.body().length()),
                        submission.references().size()));
        submission
                .notes()
                .forEach(note -> printMessage((note.isWarning() ? "NOT UNDERSTOOD: " : "understood: ") + note.text()));
        return submission;
    }

    private int estimated(ManuscriptContent submission, CallPlan plan) {
        commandLine()
                .getOut()
                .printf(
                        "%s: at most %d credits in %d %s%n",
                        PrintableText.of(submission.file()),
                        new CostEstimate().credits(plan),
                        plan.calls().size(),
                        plan.calls().size() == 1 ? "call" : "calls");
        commandLine().getOut().flush();
        return ExitCode.DONE;
    }

    private int checked(ManuscriptContent submission, CallPlan plan, FailOnCodes failing)
            throws InterruptedException, IOException, CallRefused, GatewayAddress.NotConfigured {
        FileCheck run = new FileCheck(submission, plan, this::printMessage);
        if (embedded) {
            try (DemoGateway gateway = starter.apply(this::printMessage);
                    GatewayClient client = new GatewayClient(gateway.api(), gateway.newKey(), this::printMessage)) {
                return reported(run.run(client), failing);
            }
        }
        GatewayAddress gateway = GatewayAddress.of(url, keyFile, environment);
        if (gateway.isUnencrypted()) {
            printMessage("warning: the API key and the manuscript are sent unencrypted to "
                    + gateway.api().getHost());
        }
        try (GatewayClient client = new GatewayClient(gateway.api(), gateway.key(), this::printMessage)) {
            return reported(run.run(client), failing);
        }
    }

    private int reported(FileCheck.FileCheckResult outcome, FailOnCodes failing) throws IOException {
        boolean terminal =
                output == null && System.console() != null && System.console().isTerminal();
        String text = format.report(
                        AnsiColors.of(environment, terminal), terminal ? columns() : TextReport.COLUMNS, failing)
                .render(outcome.report());
        if (output == null) {
            PrintWriter out = commandLine().getOut();
            out.print(text);
            out.flush();
        } else {
            Files.writeString(output, text, StandardCharsets.UTF_8);
            printMessage("wrote " + output);
        }
        if (!outcome.complete()) {
            return ExitCode.COULD_NOT_RUN;
        }
        return failing.matches(outcome.report()) ? ExitCode.REFUSED : ExitCode.DONE;
    }

    /** The width of the terminal. Picocli returns its minimum when it cannot find out. */
    private static int columns() {
        int width = new CommandLine.Model.UsageMessageSpec().autoWidth(true).width();
        return width <= MIN_DETECTED_WIDTH ? TextReport.COLUMNS : width;
    }

    /** Prints a message; control characters from a gateway or a file do not reach the terminal. */
    private void printMessage(String line) {
        PrintWriter err = commandLine().getErr();
        line.lines().forEach(part -> err.println("preflight: " + PrintableText.of(part)));
        err.flush();
    }

    private CommandLine commandLine() {
        return Objects.requireNonNull(spec).commandLine();
    }
}
