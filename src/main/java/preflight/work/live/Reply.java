package preflight.work.live;

import java.util.List;
import preflight.work.IndexAnswer;
import preflight.work.Work;

/** What came of one request. */
public sealed interface Reply {

    /** The works the index gave; may be none. */
    record Works(List<Work> works) implements Reply {
        public Works {
            works = List.copyOf(works);
        }
    }

    /** The index answered that there is no such thing. */
    record NotFound() implements Reply {}

    /** The index did not answer, or not as it should. */
    record Fault(IndexAnswer.Unavailable unavailable) implements Reply {}
}
