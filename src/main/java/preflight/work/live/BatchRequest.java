package preflight.work.live;

import java.util.List;

/**
 * One request for many works.
 *
 * @param identifiers those it asks for: what the answer leaves out of them, the index does not have
 */
public record BatchRequest(IndexRequest request, List<String> identifiers) {
    public BatchRequest {
        identifiers = List.copyOf(identifiers);
    }
}
