package preflight.work.ingest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import preflight.work.InvalidWorkException;
import preflight.work.WorkStore;
import preflight.work.ingest.ImportReport.DamagedFile;
import preflight.work.ingest.ImportReport.ImportProblem;

/**
 * Imports the works of files into a store. One thread decompresses a file and splits it into batches; the others parse the records
 * and add the works. The number of waiting batches is bounded, so memory does not grow with the file. Added works are committed
 * regularly: they can be found while the import runs, and are kept when it is interrupted. A repeated import replaces existing works.
 */
public final class WorkImport {
    /** Problems kept for the report; further ones are only counted. */
    public static final int MAX_PROBLEMS = 20;

    private static final Duration COMMIT_INTERVAL = Duration.ofSeconds(15);
    private static final int BATCHES_PER_THREAD = 3;

    /** Receives the progress of an import, from several threads. */
    public interface Progress {
        /** {@code bytes} more bytes of the files were read, as stored on disk. */
        void read(long bytes);

        /** {@code works} more works were added. */
        void put(long works);
    }

    private final WorkStore store;
    private final NoticeRegister notices;
    private final int threads;
    private final Progress progress;
    private final AtomicLong imported = new AtomicLong();
    private final ImportProblems problems;
    private final List<Path> files;
    private final List<DamagedFile> damaged = new ArrayList<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private long noticesRead;
    private long lastCommit = System.nanoTime();

    /**
     * An import of {@code files} into {@code store}, which stays open. Works are added with their {@code notices}; notices found in
     * the files are added to the register. An instance runs once.
     */
    public WorkImport(List<Path> files, WorkStore store, NoticeRegister notices, int threads, Progress progress) {
        this.notices = notices;
        this.files = List.copyOf(files);
        this.problems = new ImportProblems(this.files);
        this.store = store;
        this.threads = threads;
        this.progress = progress;
    }

    /** Imports the files one after the other. Throws when the store fails, but not for the content of a file. */
    public ImportReport run() throws IOException, InterruptedException {
        Semaphore room = new Semaphore(threads * BATCHES_PER_THREAD);
        try (ExecutorService readers = Executors.newFixedThreadPool(threads)) {
            for (Path file : files) {
                try (InputStream in = new CountingInputStream(Files.newInputStream(file), progress)) {
                    read(file, WorkFile.open(in), batch -> submit(file, batch, readers, room));
                } catch (IOException unreadable) {
                    throwIfFailed();
                    damaged.add(new DamagedFile(file, reason(unreadable)));
                }
            }
        }
        throwIfFailed();
        store.commit();
        return new ImportReport(imported.get(), noticesRead, problems.count(), problems.first(), damaged);
    }

    private void read(Path file, WorkFile content, WorkFile.BatchConsumer batches)
            throws IOException, InterruptedException {
        switch (content.form()) {
            case LINES -> JsonLinesSplitter.split(content.in(), batches);
            case DOCUMENT -> new JsonDocumentSplitter(batches).split(content.in());
            case NOTICES -> RetractionWatchCsv.read(content.in(), this::add, new BatchWriter(file));
        }
    }

    private void add(RegisteredNotice notice) {
        notices.add(notice);
        noticesRead++;
    }

    private void submit(Path file, RecordBatch batch, ExecutorService readers, Semaphore room)
            throws IOException, InterruptedException {
        throwIfFailed();
        if (System.nanoTime() - lastCommit > COMMIT_INTERVAL.toNanos()) {
            commit();
        }
        room.acquire();
        readers.execute(() -> {
            try {
                deliver(file, batch);
            } catch (Throwable failed) {
                failure.compareAndSet(null, failed);
            } finally {
                room.release();
            }
        });
    }

    private void commit() throws IOException {
        try {
            store.commit();
            lastCommit = System.nanoTime();
        } catch (IOException failed) {
            failure.compareAndSet(null, failed);
            throw failed;
        }
    }

    private void deliver(Path file, RecordBatch batch) throws IOException {
        BatchWriter put = new BatchWriter(file);
        batch.deliver(put);
        imported.addAndGet(put.works);
        progress.put(put.works);
    }

    private void throwIfFailed() throws IOException {
        switch (failure.get()) {
            case null -> {}
            case IOException io -> throw io;
            case RuntimeException unexpected -> throw unexpected;
            case Error fatal -> throw fatal;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    private static String reason(IOException unreadable) {
        return unreadable instanceof EOFException ? "ends too early" : String.valueOf(unreadable.getMessage());
    }

    /** Adds the works of one batch. */
    private final class BatchWriter implements RecordBatch.RecordSink {
        private final Path file;
        private long works;

        BatchWriter(Path file) {
            this.file = file;
        }

        @Override
        public void accept(long number, JsonNode json) throws IOException {
            try {
                store.put(notices.applyTo(WorkRecordParser.work(json)));
                works++;
            } catch (InvalidWorkException notAWork) {
                reject(number, notAWork.reason());
            }
        }

        @Override
        public void reject(long number, String reason) {
            problems.add(new ImportProblem(file, number, reason));
        }
    }

    /** Reports how many bytes of a file were read. */
    private static final class CountingInputStream extends FilterInputStream {
        private final Progress progress;

        CountingInputStream(InputStream in, Progress progress) {
            super(in);
            this.progress = progress;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = super.read(bytes, offset, length);
            progress.read(Math.max(0, read));
            return read;
        }
    }
}
