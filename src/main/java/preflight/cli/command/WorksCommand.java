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

/** {@code works}: fills and counts the embedded index. Both work while the gateway runs. */
@Command(
        name = "works",
        description = "Fills and counts the embedded index of works.",
        exitCodeOnInvalidInput = WorksCommand.USAGE)
public final class WorksCommand implements Callable<Integer> {
    static final int DONE = 0;
    static final int NOTHING_IMPORTED = 1;
    static final int COULD_NOT_RUN = 2;
    static final int USAGE = 64;

    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    /** With the settings of this process. */
    public WorksCommand() {
        this(Settings::load);
    }

    WorksCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Integer call() {
        throw new ParameterException(commandLine(), "Say what to do: import or count.");
    }

    @Command(
            name = "import",
            description = {
                "Puts the works of files into the index.",
                "Crossref or OpenAlex works: JSON lines, Crossref dump files or API answers, plain or gzipped.",
                "Retraction Watch's CSV file: works in the index, and those imported later, get its notices.",
                "A line that is no work is skipped and reported. An import may be interrupted and repeated."
            },
            exitCodeOnInvalidInput = USAGE)
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
            return couldNotRun("Another import is running. Nothing was imported; try again when it is done.");
        } catch (IOException failed) {
            return couldNotRun("The index cannot be written: " + failed.getMessage());
        } catch (Settings.InvalidSettings invalid) {
            return couldNotRun(String.valueOf(invalid.getMessage()));
        }
    }

    @Command(name = "count", description = "Prints how many works the index holds.", exitCodeOnInvalidInput = USAGE)
    int count() {
        try (LuceneWorkIndex index = new LuceneWorkIndex(index())) {
            commandLine().getOut().println(index.count());
            return DONE;
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
        report.damaged().forEach(damage -> printMessage(damage + "; what stands before was imported"));
        printMessage(String.format(
                Locale.ROOT,
                "Imported %,d works, skipped %,d records, in %,d s (%,d works/s). The index holds %,d works.",
                report.imported(),
                report.skipped(),
                took.toSeconds(),
                report.imported() * 1000 / Math.max(1, took.toMillis()),
                store.count()));
        if (report.notices() > 0) {
            printMessage(
                    "Read %d notices, marked %d works that were in the index.".formatted(report.notices(), marked));
        }
        if (!report.damaged().isEmpty()) {
            return COULD_NOT_RUN;
        }
        return report.imported() + report.notices() == 0 && report.skipped() > 0 ? NOTHING_IMPORTED : DONE;
    }

    /** What was imported is found while this goes on, so it is no part of the time an import takes. */
    private void forceMerge(LuceneWorkStore store) throws IOException {
        long start = System.nanoTime();
        if (store.forceMerge()) {
            long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();
            printMessage(String.format(Locale.ROOT, "Arranged the index for quick reading, in %,d s.", seconds));
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

    /** What is wrong with files that cannot be read, before anything is done with the others. */
    private static List<String> unreadable(List<Path> files) {
        List<String> faults = new ArrayList<>();
        for (Path file : files) {
            if (!Files.exists(file)) {
                faults.add(file + ": there is no such file");
            } else if (Files.isDirectory(file)) {
                faults.add(file + ": is a folder, not a file");
            } else if (!Files.isReadable(file)) {
                faults.add(file + ": may not be read");
            }
        }
        return faults;
    }

    private Path notices() {
        return settings.get().home().resolve("notices.jsonl");
    }

    private int couldNotRun(String reason) {
        printMessage(reason);
        return COULD_NOT_RUN;
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
