package preflight.reference.compare;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.compare.word.NumberMatch;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * Whether volume, issue and first page agree.
 *
 * @param longPage whether the record's first page has so many digits that it nearly identifies an article alone
 */
public record LocatorEvidence(ComparisonLevel volume, ComparisonLevel issue, ComparisonLevel page, boolean longPage) {
    private static final int MIN_LONG_PAGE = 3;

    public static LocatorEvidence of(ParsedReference reference, Work work, TitleEvidence title) {
        Numbers numbers = new Numbers(reference, work, title);
        return new LocatorEvidence(
                numbers.compare(Label.VOLUME, work.volume()),
                numbers.compare(Label.ISSUE, work.issue()),
                numbers.compare(Label.PAGE, work.page()),
                Numbers.first(work.page()).length() >= MIN_LONG_PAGE);
    }

    /** Whether the locator identifies one article: volume and page agree, or without a volume a long page does. */
    public boolean identifiesArticle() {
        return page == ComparisonLevel.AGREES
                && (volume == ComparisonLevel.AGREES || (volume == ComparisonLevel.ABSENT && longPage));
    }

    private static final class Numbers {
        private final ParsedReference reference;
        private final TitleEvidence title;
        private final @Nullable Integer year;

        Numbers(ParsedReference reference, Work work, TitleEvidence title) {
            this.reference = reference;
            this.title = title;
            this.year = work.year();
        }

        ComparisonLevel compare(Label field, @Nullable String value) {
            String expected = first(value);
            if (expected.isEmpty() || (field == Label.PAGE && !NumberMatch.isUsablePage(value))) {
                return ComparisonLevel.ABSENT;
            }
            boolean tagged = false;
            boolean foundElsewhere = false;
            List<ReferenceWord> words = reference.words();
            for (int j = 0; j < words.size(); j++) {
                ReferenceWord word = words.get(j);
                // The number of the reference in its list.
                boolean first = j == 0;
                boolean inTitle = title.grade() != TitleEvidence.Grade.NONE && j >= title.start() && j < title.end();
                if (inTitle
                        || first
                        || !(isNumber(word) || (field == Label.PAGE && isAfterNumber(words, j)))
                        || (field == Label.PAGE && (isLastPage(words, j) || isBeforePage(words, j, expected)))) {
                    continue;
                }
                boolean readable = field != Label.VOLUME || !NumberMatch.isIllegible(word.text(), expected);
                if (word.label() == field) {
                    if (NumberMatch.matchesAt(words, j, expected)) {
                        return ComparisonLevel.AGREES;
                    }
                    tagged |= readable;
                } else if (NumberMatch.matchesAt(words, j, expected) && !isTheYear(word)) {
                    foundElsewhere = true;
                } else if (field == Label.VOLUME && NumberMatch.isGlued(word.text()) && readable) {
                    tagged = true;
                }
            }
            // A label may be wrong; a number of two digits or more with another label still counts.
            if (foundElsewhere && (!tagged || expected.length() > 1)) {
                return ComparisonLevel.AGREES;
            }
            // Where volumes are numbered by years, a reference may give the year once.
            boolean byYear = year != null && expected.equals(year.toString());
            return tagged && !byYear ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT;
        }

        /** Whether a number is followed by another, which is the page or part of it. */
        private static boolean isBeforePage(List<ReferenceWord> words, int j, String expected) {
            boolean whole = words.get(j).text().equals(expected);
            return whole
                    && NumberMatch.isFollowedByNumber(words, j)
                    && (words.get(j).label() != Label.PAGE || expected.length() == 1);
        }

        /** Whether a number is the last page of a range: the next article begins there. */
        private static boolean isLastPage(List<ReferenceWord> words, int j) {
            return j > 0
                    && words.get(j).label() == Label.PAGE
                    && words.get(j - 1).label() == Label.PAGE
                    && words.get(j).gap().matches("\\s*\\p{Pd}+\\s*");
        }

        /** "54, IFC", "27 (2000) iii": a word without digits at the place of a page may be a page. */
        private static boolean isAfterNumber(List<ReferenceWord> words, int j) {
            return words.get(j).label() != Label.AUTHOR
                    && words.get(j - 1).isNumeric()
                    && !BibliographicWords.isBoilerplate(words.get(j).text());
        }

        private boolean isTheYear(ReferenceWord word) {
            return word.label() == Label.ISSUED && year != null && word.text().contains(year.toString());
        }

        private static boolean isNumber(ReferenceWord word) {
            return switch (word.label()) {
                case DOI, URL, ARXIV, PMID, PMCID, ISBN, ISSN, NUMBER, AUTHOR -> false;
                default -> word.isNumeric() || word.label() == Label.PAGE || word.label() == Label.VOLUME;
            };
        }

        private static String first(@Nullable String value) {
            List<String> words = value == null ? List.of() : Folding.words(value);
            return words.stream()
                    .filter(word -> word.chars().anyMatch(Character::isDigit))
                    .findFirst()
                    .or(() -> words.stream().findFirst())
                    .map(NumberMatch::stripLeadingZeros)
                    .orElse("");
        }
    }
}
