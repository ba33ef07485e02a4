package preflight.work.lucene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.LongAdder;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TieredMergePolicy;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import preflight.work.StoreLockedException;
import preflight.work.Work;
import preflight.work.WorkStore;

/**
 * Writes works into a folder. One store at a time writes a folder; readers keep the last commit, also when an import is
 * cut off.
 */
public final class LuceneWorkStore implements WorkStore {
    private static final double BUFFER_MB = 128;
    /** Few segments: each look-up asks every one of them. */
    private static final double SEGMENTS_PER_TIER = 3;

    /** It takes as long as a third of the import of all of them: too long for a few that came to many. */
    private static final double MIN_ADDED_SHARE = .5;

    private final Directory directory;
    private final IndexWriter writer;
    private final LongAdder put = new LongAdder();

    /**
     * Opens a folder, created when absent.
     *
     * @throws StoreLockedException when another process is writing it
     */
    public LuceneWorkStore(Path folder) throws IOException {
        Files.createDirectories(folder);
        directory = FSDirectory.open(folder);
        // Replaced works leave the statistics as soon as merged away, so that the order of imports does not tell.
        IndexWriterConfig config = new IndexWriterConfig(new KeywordAnalyzer())
                .setRAMBufferSizeMB(BUFFER_MB)
                .setMergePolicy(new TieredMergePolicy()
                        .setForceMergeDeletesPctAllowed(0)
                        .setSegmentsPerTier(SEGMENTS_PER_TIER))
                .setCommitOnClose(false);
        try {
            writer = new IndexWriter(directory, config);
        } catch (LockObtainFailedException locked) {
            directory.close();
            throw new StoreLockedException(locked);
        } catch (IOException | RuntimeException e) {
            directory.close();
            throw e;
        }
    }

    @Override
    public void put(Work work) throws IOException {
        put.increment();
        writer.updateDocument(new Term(IndexFields.ID, work.canonicalId()), IndexFields.document(work));
    }

    @Override
    public void commit() throws IOException {
        writer.forceMergeDeletes();
        writer.commit();
    }

    /**
     * Arranges the works for quick reading, when most of them came since the store was opened: one segment, since a look-up that
     * asks seven of them takes nearly twice as long. What was committed is read meanwhile, and stays when this is cut off.
     *
     * @return whether it was done
     */
    public boolean forceMerge() throws IOException {
        long came = put.sum();
        if (came == 0 || came < MIN_ADDED_SHARE * writer.getDocStats().numDocs) {
            return false;
        }
        writer.forceMerge(1);
        writer.commit();
        return true;
    }

    @Override
    public long count() throws IOException {
        if (!DirectoryReader.indexExists(directory)) {
            return 0;
        }
        try (DirectoryReader reader = DirectoryReader.open(directory)) {
            return reader.numDocs();
        }
    }

    /** Leaves out what was not committed. */
    @Override
    public void close() throws IOException {
        try {
            writer.rollback();
        } finally {
            directory.close();
        }
    }
}
