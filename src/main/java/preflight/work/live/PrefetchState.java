package preflight.work.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.IndexAnswer;

/**
 * The state of a prefetch: the identifiers of a whole reference list are looked up in batches before its references.
 *
 * @param batches the requests still to send
 * @param attempts how often the first request has failed
 */
public record PrefetchState(List<BatchRequest> batches, int attempts, IndexAnswer.@Nullable Unavailable fault) {

    public PrefetchState {
        batches = List.copyOf(batches);
    }

    /** Whether there is a request to send. */
    public boolean unfinished() {
        return fault == null && !batches.isEmpty();
    }

    /** The request to send next. */
    public IndexRequest request() {
        return batches.getFirst().request();
    }

    /** The outcome: no works, because they are cached, or the fault. */
    public IndexAnswer answer() {
        return fault == null ? new IndexAnswer.Candidates(List.of()) : fault;
    }

    PrefetchState next() {
        return new PrefetchState(batches.subList(1, batches.size()), 0, null);
    }

    PrefetchState retry() {
        return new PrefetchState(batches, attempts + 1, null);
    }

    PrefetchState failed(IndexAnswer.Unavailable unavailable) {
        return new PrefetchState(List.of(), attempts, unavailable);
    }
}
