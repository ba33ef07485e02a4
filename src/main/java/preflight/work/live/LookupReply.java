package preflight.work.live;

import java.util.List;
import preflight.work.IndexAnswer;
import preflight.work.Work;

/** What came of one request. */
public sealed interface LookupReply {

    /** The index did answer: what may be remembered. */
    sealed interface Cacheable extends LookupReply {}

    /** The works the index gave; may be none. */
    record Works(List<Work> works) implements Cacheable {
        public Works {
            works = List.copyOf(works);
        }
    }

    /** The index answered that there is no such thing. */
    record NotFound() implements Cacheable {}

    /** The index does not take a request of this shape, such as a batch of identifiers with a malformed one in it. */
    record RequestRejected(IndexAnswer.Unavailable unavailable) implements LookupReply {}

    /**
     * The index did not answer, or not as it should.
     *
     * @param passing whether the same request may well succeed in a moment
     */
    record Fault(IndexAnswer.Unavailable unavailable, boolean retryable) implements LookupReply {}
}
