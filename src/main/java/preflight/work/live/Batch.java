package preflight.work.live;

import java.util.List;

/**
 * One request for many works.
 *
 * @param identifiers those it asks for: what the answer leaves out of them, the index does not have
 */
public record Batch(Request request, List<String> identifiers) {
    public Batch {
        identifiers = List.copyOf(identifiers);
    }
}
