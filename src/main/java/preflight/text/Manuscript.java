package preflight.text;

import java.util.List;

/**
 * A segmented manuscript.
 *
 * @param passages the prose that can be checked, in order, without headings, tables, lists, code and references
 */
public record Manuscript(String text, List<Passage> passages) {
    public Manuscript {
        passages = List.copyOf(passages);
    }
}
