package preflight.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import preflight.gateway.Settings;
import preflight.work.StoreLockedException;
import preflight.work.WorkStore;
import preflight.work.ingest.ImportReport;
import preflight.work.ingest.NoticeRegister;
import preflight.work.ingest.WorkImport;
import preflight.work.lucene.LuceneWorkIndex;
import preflight.work.lucene.LuceneWorkStore;

/** {@code works}: imports works into the embedded index and counts them, also while the gateway runs. */
@Command(
        name = "works",
        description = "Imports works into the embedded index and counts them.",
        exitCodeOnInvalidInput = ExitCode.USAGE)
public final class WorksCommand implements Callable<Integer> {
    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    /** Reads the settings of this process. */
    public WorksCommand() {
        this(Settings::load);
    }

    WorksCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Integer call() {
        throw new ParameterException(commandLine(), "A subcommand is required: import or count.");
    }

    @Command(
            name = "import",
            description = {
                "Imports the works of files into the index.",
                "Crossref or OpenAlex works: JSON lines, Crossref dump files or API responses, plain or gzipped.",
                "The CSV file of Retraction Watch: its notices are added to works in the index and to later imports.",
                "A line that is not a work is skipped and reported. An import can be interrupted and repeated."
            },
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int importFiles(@Parameters(paramLabel = "FILE", arity = "1..*") List<Path> files) throws InterruptedException {
        List<String> unreadable = unreadable(files);
        if (!unreadable.isEmpty()) {
            unreadable.forEach(this::printMessage);
            return couldNotRun("Nothing was imported.");
        }
        try (LuceneWorkStore store = new LuceneWorkStore(index())) {
            int outcome = importInto(store, files);
            forceMerge(store);
            return outcome;
        } catch (StoreLockedException inUse) {
            return couldNotRun("Another import is running. Nothing was imported; retry when it has finished.");
        } catch (IOException failed) {
            return couldNotRun("The index cannot be written: " + failed.getMessage());
        } catch (Settings.InvalidSettings invalid) {
            return couldNotRun(String.valueOf(invalid.getMessage()));
        }
    }

    @Command(
            name = "count",
            description = "Prints the number of works in the index.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int count() {
        try (LuceneWorkIndex index = new LuceneWorkIndex(index())) {
            commandLine().getOut().println(index.count());
            return ExitCode.DONE;
        } catch (IOException failed) {
            return couldNotRun("The index cannot be read: " + failed.getMessage());
        } catch (Settings.InvalidSettings invalid) {
            return couldNotRun(String.valueOf(invalid.getMessage()));
        }
    }

    private int importInto(WorkStore store, List<Path> files) throws IOException, InterruptedException {
        long start = System.nanoTime();
        ImportReport report;
        int marked;
        try (ImportProgress progress = ImportProgress.of(files, commandLine().getErr())) {
            int threads = Runtime.getRuntime().availableProcessors();
            NoticeRegister notices = NoticeRegister.load(notices());
            report = new WorkImport(files, store, notices, threads, progress).run();
            marked = report.notices() == 0 ? 0 : mark(notices, store);
        }
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        report.problems().forEach(problem -> printMessage(problem.toString()));
        if (report.skipped() > report.problems().size()) {
            printMessage("… and %d more"
                    .formatted(report.skipped() - report.problems().size()));
        }
        report.damaged().forEach(damage -> printMessage(damage + "; the records before it were imported"));
        printMessage(String.format(
                Locale.ROOT,
                "Imported %,d works, skipped %,d records, in %,d s (%,d works/s). The index has %,d works.",
                report.imported(),
                report.skipped(),
                took.toSeconds(),
                report.imported() * 1000 / Math.max(1, took.toMillis()),
                store.count()));
        if (report.notices() > 0) {
            printMessage("Read %d notices and marked %d works of the index.".formatted(report.notices(), marked));
        }
        if (!report.damaged().isEmpty()) {
            return ExitCode.COULD_NOT_RUN;
        }
        return report.imported() + report.notices() == 0 && report.skipped() > 0 ? ExitCode.REFUSED : ExitCode.DONE;
    }

    /** Merges the segments after the import. The imported works can be found meanwhile. */
    private void forceMerge(LuceneWorkStore store) throws IOException {
        long start = System.nanoTime();
        if (store.forceMerge()) {
            long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();
            printMessage(String.format(Locale.ROOT, "Merged the index in %,d s.", seconds));
        }
    }

    private int mark(NoticeRegister notices, WorkStore store) throws IOException {
        int marked;
        try (LuceneWorkIndex index = new LuceneWorkIndex(index())) {
            marked = notices.applyToIndex(index, store);
        }
        store.commit();
        notices.save(notices());
        return marked;
    }

    /** An error for each file that cannot be read. */
    private static List<String> unreadable(List<Path> files) {
        List<String> errors = new ArrayList<>();
        for (Path file : files) {
            if (!Files.exists(file)) {
                errors.add(file + ": no such file");
            } else if (Files.isDirectory(file)) {
                errors.add(file + ": is a directory, not a file");
            } else if (!Files.isReadable(file)) {
                errors.add(file + ": no permission to read it");
            }
        }
        return errors;
    }

    private Path notices() {
        return settings.get().home().resolve("notices.jsonl");
    }

    private int couldNotRun(String reason) {
        printMessage(reason);
        return ExitCode.COULD_NOT_RUN;
    }

    private void printMessage(String line) {
        PrintWriter err = commandLine().getErr();
        err.println(line);
        err.flush();
    }

    private Path index() {
        return settings.get().home().resolve("index");
    }

    private CommandLine commandLine() {
        return Objects.requireNonNull(spec, "picocli sets the spec").commandLine();
    }
}
