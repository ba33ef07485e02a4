package preflight.reference.decide;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/**
 * References to a chapter that leave its title out: what they seem to name is the book, but they give a page, which a book as a
 * whole does not have.
 */
final class BookPartRule {
    private static final Set<String> COUNTERS = Set.of("p", "pp", "s", "pages", "seiten", "pagine", "paginas");
    private static final int MAX_PAGE_DIGITS = 4;

    private BookPartRule() {}

    static boolean isPartCited(CandidateEvidence e) {
        // A journal beside the title says that the page is an article's, of which the index knows no more.
        boolean book = e.work().type().equals("book") || e.reference().container() == null;
        boolean whole = book
                && e.work().page() == null
                && e.work().volume() == null
                && e.container().level() != ComparisonLevel.AGREES;
        boolean numbered = e.reference().volume() != null && e.work().type().equals("book");
        return whole && (numbered || isPaged(e.reference().page()) || hasRangeAfter(e) || hasPageAfter(e));
    }

    /** A page, and not how many there are. */
    private static boolean isPaged(@Nullable String page) {
        return page != null && !page.matches("(?i).*\\b(?:pp?|s|pages|seiten)\\.?|[ivxlc]+\\W+\\d+.*");
    }

    /** "Title 302 (2003)" where the tagger took the page for part of the title. */
    private static boolean hasPageAfter(CandidateEvidence e) {
        int behind = e.title().end();
        if (behind >= e.reference().words().size()) {
            return false;
        }
        ReferenceWord word = e.reference().words().get(behind);
        return word.label() == Label.TITLE
                && isPageNumber(word)
                && !word.text().equals(String.valueOf(e.work().year()));
    }

    /** "Title 302–309." where the tagger saw no page. */
    private static boolean hasRangeAfter(CandidateEvidence e) {
        List<ReferenceWord> words = e.reference().words();
        for (int j = e.title().end(); j + 1 < words.size(); j++) {
            ReferenceWord next = words.get(j + 1);
            boolean counted =
                    j + 2 < words.size() && COUNTERS.contains(words.get(j + 2).text());
            if (isPageNumber(words.get(j)) && isPageNumber(next) && next.gap().matches("\\p{Pd}") && !counted) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPageNumber(ReferenceWord word) {
        boolean placed = switch (word.label()) {
            case ISSUED, DOI, URL, ISBN, ISSN, ARXIV, PMID, PMCID, EDITION, NUMBER -> false;
            default -> true;
        };
        return placed
                && word.text().length() <= MAX_PAGE_DIGITS
                && word.text().chars().allMatch(Character::isDigit);
    }
}
