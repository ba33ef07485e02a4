package preflight.gateway;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.gateway.routes.NoRetryClientConfigurer;
import preflight.work.StoreLockedException;
import preflight.work.crossref.CrossrefLookup;
import preflight.work.ingest.SampleWorks;
import preflight.work.live.AnswerCache;
import preflight.work.live.RateLimiter;
import preflight.work.lucene.LuceneWorkIndex;
import preflight.work.lucene.LuceneWorkStore;
import preflight.work.openalex.OpenAlexLookup;
import preflight.work.opensearch.OpenSearchLookup;

/** The beans of the scholarly indexes. Those of unused indexes are bound too, because every route resolves its beans at start. */
final class IndexBeans implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(IndexBeans.class);

    private final Map<String, Object> byName = new LinkedHashMap<>();
    private final LuceneWorkIndex local;

    private IndexBeans(LuceneWorkIndex local) {
        this.local = local;
        byName.put("workIndex", local);
        byName.put(
                "indexHealth", new ReadinessCheck("index", this::localIndexAnswers, "the local index cannot be read"));
        byName.put("openSearchLookup", new OpenSearchLookup());
        byName.put("noRetryClientConfigurer", new NoRetryClientConfigurer());
    }

    /** Opens the local index. Imports the sample works when the index is used and empty. */
    static IndexBeans open(Settings settings) throws IOException {
        Path folder = settings.home().resolve("index");
        LuceneWorkIndex local = new LuceneWorkIndex(folder);
        if (settings.indexSources().contains("local") && local.count() == 0) {
            importSampleWorks(folder);
            local.refresh();
        }
        IndexBeans beans = new IndexBeans(local);
        beans.bindLiveIndexes(settings);
        return beans;
    }

    private static void importSampleWorks(Path folder) throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            SampleWorks.loadInto(store);
        } catch (StoreLockedException importing) {
            LOG.info(
                    "The index is empty and another process is importing into it. Works can be found as they are imported.");
        }
    }

    private void bindLiveIndexes(Settings settings) {
        String mailto = settings.text("preflight.index.mailto");
        int retries = settings.number("preflight.index.retries");
        byName.put("crossrefLookup", new CrossrefLookup(mailto, answerCache(settings), retries));
        // The limits that Crossref publishes for clients without a contact address.
        int maxPerSecond = mailto.isEmpty() ? 5 : Integer.MAX_VALUE;
        int maxConnections = mailto.isEmpty() ? 1 : Integer.MAX_VALUE;
        byName.put("crossrefRateLimiter", rateLimiter(settings, "crossref", maxPerSecond, maxConnections));
        String key = settings.text("preflight.index.openalex.key");
        byName.put("openAlexLookup", new OpenAlexLookup(mailto, key, answerCache(settings), retries));
        byName.put("openAlexRateLimiter", rateLimiter(settings, "openalex", Integer.MAX_VALUE, Integer.MAX_VALUE));
    }

    private static AnswerCache answerCache(Settings settings) {
        return new AnswerCache(
                settings.number("preflight.index.cache-works"),
                Duration.ofMillis(settings.number("preflight.index.cache-ms")));
    }

    private static RateLimiter rateLimiter(Settings settings, String index, int maxPerSecond, int maxConnections) {
        String prefix = "preflight.index." + index;
        return new RateLimiter(
                Math.min(maxPerSecond, settings.number(prefix + ".requests-per-second")),
                Math.min(maxConnections, settings.number(prefix + ".connections")),
                Duration.ofMillis(settings.number("preflight.index.back-off-ms")),
                Duration.ofMillis(settings.number("preflight.index.queue-timeout-ms")));
    }

    private boolean localIndexAnswers() {
        try {
            return local.count() >= 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** All beans by the name that the routes use. */
    Map<String, Object> byName() {
        return byName;
    }

    @Override
    public void close() throws IOException {
        local.close();
    }
}
