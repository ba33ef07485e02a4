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
 * Writes works into a folder. Only one store can write to a folder at a time. Readers see the last commit, also after an import was
 * interrupted.
 */
public final class LuceneWorkStore implements WorkStore {
    private static final double BUFFER_MB = 128;
    /** A small number of segments, because every search visits each of them. */
    private static final double SEGMENTS_PER_TIER = 3;

    /** {@link #forceMerge} takes a third of the time of a full import, too long when only a small share of the works is new. */
    private static final double MIN_ADDED_SHARE = .5;

    private final Directory directory;
    private final IndexWriter writer;
    private final LongAdder put = new LongAdder();

    /**
     * Opens a folder, created when absent.
     *
     * @throws StoreLockedException when another process is writing to it
     */
    public LuceneWorkStore(Path folder) throws IOException {
        Files.createDirectories(folder);
        directory = FSDirectory.open(folder);
        // Deleted documents are merged away at once, so that term statistics do not depend on the order of imports.
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
     * Merges the index into one segment when at least half of its works were added by this store. A search over seven segments takes
     * nearly twice as long. Readers see the last commit meanwhile, also when the merge is interrupted.
     *
     * @return whether the index was merged
     */
    public boolean forceMerge() throws IOException {
        long added = put.sum();
        if (added == 0 || added < MIN_ADDED_SHARE * writer.getDocStats().numDocs) {
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

    /** Discards what was not committed. */
    @Override
    public void close() throws IOException {
        try {
            writer.rollback();
        } finally {
            directory.close();
        }
    }
}
