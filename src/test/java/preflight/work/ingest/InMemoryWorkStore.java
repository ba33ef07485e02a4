package preflight.work.ingest;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import preflight.work.Work;
import preflight.work.WorkStore;

/** A store in memory: what was put becomes visible when it is committed. */
class InMemoryWorkStore implements WorkStore {
    private final Map<String, Work> pending = new ConcurrentHashMap<>();
    final Map<String, Work> works = new ConcurrentSkipListMap<>();

    @Override
    public void put(Work work) throws java.io.IOException {
        pending.put(work.canonicalId(), work);
    }

    @Override
    public synchronized void commit() throws java.io.IOException {
        works.putAll(pending);
    }

    @Override
    public long count() {
        return works.size();
    }

    @Override
    public void close() {}
}
