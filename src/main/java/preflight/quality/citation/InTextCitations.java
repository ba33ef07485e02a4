package preflight.quality.citation;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import preflight.reference.decide.Verification;

/** Finds where a manuscript cites its references, in the citation style that covers most of the list. */
public final class InTextCitations {
    private final BodyText body;
    private final Map<Integer, Integer> firstCitations;

    private InTextCitations(BodyText body, Map<Integer, Integer> firstCitations) {
        this.body = body;
        this.firstCitations = firstCitations;
    }

    /** Finds the citations in {@code text}. */
    public static InTextCitations in(String text, Verification list) {
        BodyText body = BodyText.of(text);
        int total = list.verdicts().size();
        // Of styles that cover the same number of entries the first wins, so the less ambiguous ones come first.
        Stream<CitationStyle> styles = Stream.of(
                new ParenthesisStyle(total),
                new SuperscriptStyle(total),
                new AuthorYearStyle(list),
                new BracketStyle(total));
        return new InTextCitations(
                body,
                styles.map(style -> style.firstCitations(body))
                        .max(Comparator.comparingInt(Map::size))
                        .orElse(Map.of()));
    }

    /** The first sentence that cites one of these references; empty when none was found. */
    public String anchor(List<Integer> numbers) {
        return numbers.stream()
                .map(firstCitations::get)
                .filter(java.util.Objects::nonNull)
                .min(Comparator.naturalOrder())
                .map(body::sentenceAt)
                .orElse("");
    }
}
