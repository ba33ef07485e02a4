package preflight.work;

import java.util.List;

/** What an index says to a query: candidates (none is an answer too), or that it could not look. */
public sealed interface IndexAnswer {

    /**
     * The index looked. {@code works} holds the works the query's identifiers resolve to, then candidates by text, best
     * first, without duplicates; empty means the index has nothing like it.
     */
    record Candidates(List<Work> works) implements IndexAnswer {
        public Candidates {
            works = List.copyOf(works);
        }
    }

    /** The index could not look: never to be read as "not found". {@code reason} names the fault without internals. */
    record Unavailable(String source, String reason) implements IndexAnswer {}
}
