package preflight.work.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.WorkQuery;

/**
 * The state of a lookup at a live index: the requests still to send and the works found so far. A fault ends the lookup, because a
 * partial search is not an answer.
 *
 * @param source display name of the index
 * @param requests the requests still to send, lookups by identifier first
 * @param attempts how often the first request has failed
 */
public record LookupState(
        String source,
        WorkQuery query,
        List<IndexRequest> requests,
        int attempts,
        List<Work> works,
        IndexAnswer.@Nullable Unavailable fault) {

    public LookupState {
        requests = List.copyOf(requests);
        works = List.copyOf(works);
    }

    /** The initial state of a lookup. */
    static LookupState of(String source, WorkQuery query, List<IndexRequest> requests) {
        return new LookupState(source, query, requests, 0, List.of(), null);
    }

    /** Whether there is a request to send. */
    public boolean unfinished() {
        return fault == null && !requests.isEmpty();
    }

    /** The request to send next. */
    public IndexRequest request() {
        return requests.getFirst();
    }

    /** The state after the reply to the request. */
    LookupState advance(LookupReply reply) {
        return switch (reply) {
            case LookupReply.Works found -> found(found.works());
            case LookupReply.NotFound none -> notFound();
            case LookupReply.RequestRejected refused -> failed(refused.unavailable());
            case LookupReply.Fault failure -> failed(failure.unavailable());
        };
    }

    /** The state that sends the same request again. */
    LookupState retry() {
        return new LookupState(source, query, requests, attempts + 1, works, null);
    }

    /** The answer of the index, once no request is left. */
    public IndexAnswer answer() {
        return fault == null ? new IndexAnswer.Candidates(works) : fault;
    }

    private LookupState found(List<Work> found) {
        boolean conclusive =
                request().identifies() && found.stream().anyMatch(work -> ConclusiveHit.isConclusive(work, query));
        return new LookupState(source, query, conclusive ? List.of() : remaining(), 0, merged(found), null);
    }

    private LookupState notFound() {
        if (!request().identifies()) {
            return failed(new IndexAnswer.Unavailable(source, "has no search at this address"));
        }
        return new LookupState(source, query, remaining(), 0, works, null);
    }

    private LookupState failed(IndexAnswer.Unavailable unavailable) {
        return new LookupState(source, query, List.of(), attempts, works, unavailable);
    }

    private List<IndexRequest> remaining() {
        return requests.subList(1, requests.size());
    }

    private List<Work> merged(List<Work> more) {
        Map<String, Work> joined = new LinkedHashMap<>();
        works.forEach(work -> joined.putIfAbsent(work.canonicalId(), work));
        more.forEach(work -> joined.putIfAbsent(work.canonicalId(), work));
        return new ArrayList<>(joined.values());
    }
}
