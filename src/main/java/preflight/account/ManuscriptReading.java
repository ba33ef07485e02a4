package preflight.account;

import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.manuscript.Companions;
import preflight.manuscript.ManuscriptFiles;
import preflight.manuscript.NotReadable;
import preflight.manuscript.Submission;

/** Reads files of strangers, one after the other: to unpack one may take many times its size. */
final class ManuscriptReading {
    private static final Logger LOG = LoggerFactory.getLogger(ManuscriptReading.class);

    private final ReentrantLock turn = new ReentrantLock(true);

    /** @throws NotReadable with what to do about it */
    Submission of(SentFile file) {
        if (file.name().isEmpty()) {
            throw new NotReadable("Choose a file first.");
        }
        turn.lock();
        try {
            return ManuscriptFiles.read(file.name(), file.content(), Companions.NONE);
        } catch (NotReadable told) {
            throw told;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError fault) {
            // Its message may quote the manuscript, so the log gets only where it happened.
            StackTraceElement[] where = fault.getStackTrace();
            LOG.error(
                    "a file could not be read: {} at {}",
                    fault.getClass().getName(),
                    where.length == 0 ? "an unknown place" : where[0]);
            throw new NotReadable(
                    "%s cannot be read: it may be broken. Save it anew from its source, or as plain text."
                            .formatted(file.name()),
                    fault);
        } finally {
            turn.unlock();
        }
    }
}
