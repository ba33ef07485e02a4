package preflight.quality.citation;

import java.util.Map;

/** One way to cite in a text. A style prefers missing a citation to seeing one where there is none. */
@FunctionalInterface
interface CitationStyle {
    /** The offset of the first citation of each reference that is cited in this style, by reference number. */
    Map<Integer, Integer> firstCitations(BodyText body);
}
