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
public record Prefetch(List<Batch> batches, int attempts, IndexAnswer.@Nullable Unavailable fault) {

    public Prefetch {
        batches = List.copyOf(batches);
    }

    /** Whether there is a request to send. */
    public boolean unfinished() {
        return fault == null && !batches.isEmpty();
    }

    /** The request to send now. */
    public Request request() {
        return batches.getFirst().request();
    }

    /** What came of it: no works, for they are remembered, or that the index cannot be asked. */
    public IndexAnswer answer() {
        return fault == null ? new IndexAnswer.Candidates(List.of()) : fault;
    }

    Prefetch next() {
        return new Prefetch(batches.subList(1, batches.size()), 0, null);
    }

    Prefetch again() {
        return new Prefetch(batches, attempts + 1, null);
    }

    Prefetch failed(IndexAnswer.Unavailable unavailable) {
        return new Prefetch(List.of(), attempts, unavailable);
    }
}
