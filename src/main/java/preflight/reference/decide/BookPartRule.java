package preflight.reference.decide;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/** Detects references to a chapter that omit its title: they name the book but give a page, which a whole book does not have. */
final class BookPartRule {
    private static final Set<String> COUNTERS = Set.of("p", "pp", "s", "pages", "seiten", "pagine", "paginas");
    private static final int MAX_PAGE_DIGITS = 4;

    private BookPartRule() {}

    /** Whether the candidate is a book and the reference cites a part of it. */
    static boolean isPartCited(CandidateEvidence e) {
        // With a journal in the reference the page is that of an article whose record lacks the journal.
        boolean book = e.work().type().equals("book") || e.reference().container() == null;
        boolean whole = book
                && e.work().page() == null
                && e.work().volume() == null
                && e.container().level() != ComparisonLevel.AGREES;
        boolean numbered = e.reference().volume() != null && e.work().type().equals("book");
        return whole && (numbered || isPaged(e.reference().page()) || hasRangeAfter(e) || hasPageAfter(e));
    }

    /** Whether this is a page and not the number of pages. */
    private static boolean isPaged(@Nullable String page) {
        return page != null && !page.matches("(?i).*\\b(?:pp?|s|pages|seiten)\\.?|[ivxlc]+\\W+\\d+.*");
    }

    /** "Title 302 (2003)" where the tagger labelled the page as part of the title. */
    private static boolean hasPageAfter(CandidateEvidence e) {
        int next = e.title().end();
        if (next >= e.reference().words().size()) {
            return false;
        }
        ReferenceWord word = e.reference().words().get(next);
        return word.label() == Label.TITLE
                && isPageNumber(word)
                && !word.text().equals(String.valueOf(e.work().year()));
    }

    /** "Title 302–309." where the tagger labelled no page. */
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
        boolean possible = switch (word.label()) {
            case ISSUED, DOI, URL, ISBN, ISSN, ARXIV, PMID, PMCID, EDITION, NUMBER -> false;
            default -> true;
        };
        return possible
                && word.text().length() <= MAX_PAGE_DIGITS
                && word.text().chars().allMatch(Character::isDigit);
    }
}
