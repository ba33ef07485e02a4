package preflight.work.live;

import java.util.List;
import preflight.work.IndexAnswer;
import preflight.work.Work;

/** The outcome of one request. */
public sealed interface LookupReply {

    /** The index answered; the reply can be cached. */
    sealed interface Cacheable extends LookupReply {}

    /** The works of the response, possibly none. */
    record Works(List<Work> works) implements Cacheable {
        public Works {
            works = List.copyOf(works);
        }
    }

    /** The index answered that it has no such work. */
    record NotFound() implements Cacheable {}

    /** The index rejected the request itself, e.g. a batch with a malformed identifier. */
    record RequestRejected(IndexAnswer.Unavailable unavailable) implements LookupReply {}

    /**
     * The index did not answer, or its answer is unusable.
     *
     * @param retryable whether the same request may succeed shortly
     */
    record Fault(IndexAnswer.Unavailable unavailable, boolean retryable) implements LookupReply {}
}
