package preflight.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import preflight.work.ingest.WorkImport;

/** Shows the progress of an import, measured in bytes: a progress bar on a terminal, otherwise a line every ten seconds. */
final class ImportProgress implements WorkImport.Progress, AutoCloseable {
    private static final Duration LINE_INTERVAL = Duration.ofSeconds(10);
    private static final int KIB = 1024;

    private final long total;
    private final PrintWriter err;
    private final @Nullable ProgressBar bar;
    private final AtomicLong read = new AtomicLong();
    private final AtomicLong works = new AtomicLong();
    private final AtomicLong nextLine = new AtomicLong(System.nanoTime() + LINE_INTERVAL.toNanos());

    private ImportProgress(long total, PrintWriter err, @Nullable ProgressBar bar) {
        this.total = total;
        this.err = err;
        this.bar = bar;
    }

    static ImportProgress of(List<Path> files, PrintWriter err) throws IOException {
        long total = 0;
        for (Path file : files) {
            total += Files.size(file);
        }
        return new ImportProgress(total, err, isTerminal() ? bar(total) : null);
    }

    @Override
    public void read(long bytes) {
        long all = read.addAndGet(bytes);
        if (bar != null) {
            bar.stepTo(all / KIB);
        }
    }

    @Override
    public void put(long count) {
        long all = works.addAndGet(count);
        if (bar != null) {
            bar.setExtraMessage(String.format(Locale.ROOT, "%,d works", all));
            return;
        }
        long due = nextLine.get();
        if (System.nanoTime() - due > 0 && nextLine.compareAndSet(due, System.nanoTime() + LINE_INTERVAL.toNanos())) {
            err.println(String.format(
                    Locale.ROOT,
                    "%,d works so far, %d %% of the files read",
                    all,
                    100 * read.get() / Math.max(1, total)));
            err.flush();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }

    private static ProgressBar bar(long total) {
        return new ProgressBarBuilder()
                .setTaskName("Importing")
                .setInitialMax(Math.max(1, total / KIB))
                .setUnit(" MiB", KIB)
                .setStyle(ProgressBarStyle.ASCII)
                .continuousUpdate()
                .build();
    }

    /** Whether standard error is a terminal. Java reports it only for input and output, so Linux is asked directly. */
    private static boolean isTerminal() {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException notLinux) {
            return System.console() != null && System.console().isTerminal();
        }
    }
}
