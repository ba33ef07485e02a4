package preflight.work.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.IndexAnswer;

/**
 * The identifiers of a whole reference list being looked up, many at a time, before its references are.
 *
 * @param batches those still to be sent
 * @param attempts how often the first of them was sent in vain
 */
public record PrefetchState(List<BatchRequest> batches, int attempts, IndexAnswer.@Nullable Unavailable fault) {

    public PrefetchState {
        batches = List.copyOf(batches);
    }

    /** Whether there is a request to send. */
    public boolean unfinished() {
        return fault == null && !batches.isEmpty();
    }

    /** The request to send now. */
    public IndexRequest request() {
        return batches.getFirst().request();
    }

    /** What came of it: no works, for they are remembered, or that the index cannot be asked. */
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
