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

/** What the routes call to look works up, in whatever index; all is bound, in use or not, for the routes are there. */
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

    /** Opens the local index, and puts the sample works into it when it is in use and empty. */
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
            LOG.info("the index is empty and being filled by another process; its works are found as they come");
        }
    }

    private void bindLiveIndexes(Settings settings) {
        String mailto = settings.text("preflight.index.mailto");
        int retries = settings.number("preflight.index.retries");
        byName.put("crossrefLookup", new CrossrefLookup(mailto, answerCache(settings), retries));
        // What Crossref publishes for those who give no contact address.
        int perSecond = mailto.isEmpty() ? 5 : Integer.MAX_VALUE;
        int atOnce = mailto.isEmpty() ? 1 : Integer.MAX_VALUE;
        byName.put("crossrefRateLimiter", rateLimiter(settings, "crossref", perSecond, atOnce));
        String key = settings.text("preflight.index.openalex.key");
        byName.put("openAlexLookup", new OpenAlexLookup(mailto, key, answerCache(settings), retries));
        byName.put("openAlexRateLimiter", rateLimiter(settings, "openalex", Integer.MAX_VALUE, Integer.MAX_VALUE));
    }

    private static AnswerCache answerCache(Settings settings) {
        return new AnswerCache(
                settings.number("preflight.index.cache-works"),
                Duration.ofMillis(settings.number("preflight.index.cache-ms")));
    }

    private static RateLimiter rateLimiter(Settings settings, String index, int perSecond, int atOnce) {
        String prefix = "preflight.index." + index;
        return new RateLimiter(
                Math.min(perSecond, settings.number(prefix + ".requests-per-second")),
                Math.min(atOnce, settings.number(prefix + ".connections")),
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

    /** Every bean by the name that routes use. */
    Map<String, Object> byName() {
        return byName;
    }

    @Override
    public void close() throws IOException {
        local.close();
    }
}
