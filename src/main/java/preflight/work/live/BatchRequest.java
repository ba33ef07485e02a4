package preflight.work.live;

import java.util.List;

/**
 * One request for many works by their identifiers.
 *
 * @param identifiers the requested identifiers; those missing in the response are not in the index
 */
public record BatchRequest(IndexRequest request, List<String> identifiers) {
    public BatchRequest {
        identifiers = List.copyOf(identifiers);
    }
}
