package preflight.work.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.work.Folding;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.WorkQuery;

/**
 * A look-up at a live index under way: the requests still to be sent, the works found so far. One fault ends it, for an
 * index that was only half asked has not answered.
 *
 * @param source the index, as a user knows it
 * @param requests those still to be sent, by identifier first
 */
public record Lookup(
        String source,
        WorkQuery query,
        List<Request> requests,
        List<Work> works,
        IndexAnswer.@Nullable Unavailable fault) {

    /** Shorter titles are shared by many works, or stand in a reference by chance. */
    private static final int DISTINCTIVE_WORDS = 4;

    public Lookup {
        requests = List.copyOf(requests);
        works = List.copyOf(works);
    }

    /** A look-up that begins. */
    public static Lookup of(String source, WorkQuery query, List<Request> requests) {
        return new Lookup(source, query, requests, List.of(), null);
    }

    /** Whether there is a request to send. */
    public boolean unfinished() {
        return fault == null && !requests.isEmpty();
    }

    /** The request to send now. */
    public Request request() {
        return requests.getFirst();
    }

    /** The look-up after the reply to its request. */
    public Lookup after(Reply reply) {
        return switch (reply) {
            case Reply.Works found -> found(found.works());
            case Reply.NotFound none -> notFound();
            case Reply.Fault failure -> failed(failure.unavailable());
        };
    }

    /** What the index says, once there is no request left. */
    public IndexAnswer answer() {
        return fault == null ? new IndexAnswer.Candidates(works) : fault;
    }

    private Lookup found(List<Work> found) {
        List<Request> rest = isTheOneMeant(found) ? List.of() : requests.subList(1, requests.size());
        return new Lookup(source, query, rest, joined(found), null);
    }

    private Lookup notFound() {
        if (!request().identifies()) {
            return failed(new IndexAnswer.Unavailable(source, "has no search at its address"));
        }
        return new Lookup(source, query, requests.subList(1, requests.size()), works, null);
    }

    private Lookup failed(IndexAnswer.Unavailable unavailable) {
        return new Lookup(source, query, List.of(), works, unavailable);
    }

    /** A work found by its identifier whose title stands in the reference leaves nothing to search for. */
    private boolean isTheOneMeant(List<Work> found) {
        String reference = " " + Folding.key(query.raw()) + " ";
        return request().identifies()
                && found.stream()
                        .map(work -> Folding.words(work.title()))
                        .filter(title -> title.size() >= DISTINCTIVE_WORDS)
                        .anyMatch(title -> reference.contains(" " + String.join(" ", title) + " "));
    }

    private List<Work> joined(List<Work> more) {
        Map<String, Work> joined = new LinkedHashMap<>();
        works.forEach(work -> joined.putIfAbsent(work.canonicalId(), work));
        more.forEach(work -> joined.putIfAbsent(work.canonicalId(), work));
        return new ArrayList<>(joined.values());
    }
}
