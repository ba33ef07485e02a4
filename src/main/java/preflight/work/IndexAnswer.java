package preflight.work;

import java.util.List;

/** The answer of an index to a query: candidates (possibly none), or a notice that the index could not be searched. */
public sealed interface IndexAnswer {

    /**
     * The index was searched. {@code works} holds the works that the query's identifiers resolve to, then candidates by text, best
     * first, without duplicates. It is empty when the index has no candidate.
     */
    record Candidates(List<Work> works) implements IndexAnswer {
        public Candidates {
            works = List.copyOf(works);
        }
    }

    /** The index could not be searched, so nothing is known about the work. {@code reason} names the failure without internals. */
    record Unavailable(String source, String reason) implements IndexAnswer {}
}
