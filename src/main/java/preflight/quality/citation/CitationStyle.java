package preflight.quality.citation;

import java.util.Map;

/** An in-text citation style. A style misses a citation rather than finding a wrong one. */
@FunctionalInterface
interface CitationStyle {
    /** The offset of the first citation of each reference cited in this style, by reference number. */
    Map<Integer, Integer> firstCitations(BodyText body);
}
