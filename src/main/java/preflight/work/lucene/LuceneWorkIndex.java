package preflight.work.lucene;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.SearcherFactory;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.AlreadyClosedException;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.work.IndexAnswer;
import preflight.work.WorkIndex;
import preflight.work.WorkQuery;

/**
 * The embedded index over a folder that a {@link LuceneWorkStore} writes, in this process or another. While nothing is imported it
 * answers without candidates; {@link #refresh} makes imported works visible.
 */
public final class LuceneWorkIndex implements WorkIndex, Closeable {
    private static final Logger LOG = LoggerFactory.getLogger(LuceneWorkIndex.class);
    private static final String SOURCE = "local index";

    private final Directory directory;
    private volatile @Nullable SearcherManager searchers;
    private volatile boolean closed;

    /** Opens the folder, which is created when absent. */
    public LuceneWorkIndex(Path folder) throws IOException {
        Files.createDirectories(folder);
        directory = FSDirectory.open(folder);
        refresh();
    }

    @Override
    public IndexAnswer find(WorkQuery query) {
        SearcherManager manager = searchers;
        if (closed) {
            return new IndexAnswer.Unavailable(SOURCE, "it is closed");
        }
        if (manager == null) {
            return new IndexAnswer.Candidates(List.of());
        }
        try {
            IndexSearcher searcher = manager.acquire();
            try {
                return new IndexAnswer.Candidates(new CandidateSearch(searcher, query).run());
            } finally {
                manager.release(searcher);
            }
        } catch (IOException | AlreadyClosedException fault) {
            LOG.warn("the local index cannot be read", fault);
            return new IndexAnswer.Unavailable(SOURCE, "it cannot be read");
        }
    }

    /** Makes works visible that were committed since. */
    public synchronized void refresh() throws IOException {
        SearcherManager manager = searchers;
        if (manager != null) {
            manager.maybeRefreshBlocking();
        } else if (DirectoryReader.indexExists(directory)) {
            searchers = new SearcherManager(directory, new SearcherFactory());
        }
    }

    /** The number of works as of the last refresh. */
    public long count() throws IOException {
        SearcherManager manager = searchers;
        if (manager == null) {
            return 0;
        }
        IndexSearcher searcher = manager.acquire();
        try {
            return searcher.getIndexReader().numDocs();
        } finally {
            manager.release(searcher);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        closed = true;
        SearcherManager manager = searchers;
        if (manager != null) {
            manager.close();
        }
        directory.close();
    }
}
