package preflight.console.upload;

import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.CompanionFiles;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

/** Reads uploaded files one at a time: unpacking one may take many times its size in memory. */
final class UploadReader {
    private static final Logger LOG = LoggerFactory.getLogger(UploadReader.class);

    private final ReentrantLock lock = new ReentrantLock(true);

    /**
     * The content of a file.
     *
     * @throws UnreadableFile with advice for the person
     */
    ManuscriptContent read(UploadedFile file) {
        if (file.name().isEmpty()) {
            throw new UnreadableFile("Choose a file first.");
        }
        lock.lock();
        try {
            return ManuscriptFiles.read(file.name(), file.content(), CompanionFiles.NONE);
        } catch (UnreadableFile e) {
            throw e;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError fault) {
            // The message may quote the manuscript, so the log gets only the place.
            StackTraceElement[] where = fault.getStackTrace();
            LOG.error(
                    "a file could not be read: {} at {}",
                    fault.getClass().getName(),
                    where.length == 0 ? "an unknown place" : where[0]);
            throw new UnreadableFile(
                    "%s cannot be read: it may be broken. Save it again from its source, or as plain text."
                            .formatted(file.name()),
                    fault);
        } finally {
            lock.unlock();
        }
    }
}
