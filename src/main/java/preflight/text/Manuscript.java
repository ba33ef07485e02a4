package preflight.text;

import java.util.List;

/**
 * A manuscript body taken apart.
 *
 * @param passages the prose that can be judged, in order; headings, tables, lists, code and references are not in it
 */
public record Manuscript(String text, List<Passage> passages) {
    public Manuscript {
        passages = List.copyOf(passages);
    }
}
