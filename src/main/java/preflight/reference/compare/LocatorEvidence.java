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

/** Whether volume, issue and first page agree. */
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

    /** Volume and first page name a place where one article begins; a page of some digits nearly does so alone. */
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
            String wanted = first(value);
            if (wanted.isEmpty() || (field == Label.PAGE && !NumberMatch.isUsablePage(value))) {
                return ComparisonLevel.ABSENT;
            }
            boolean tagged = false;
            boolean elsewhere = false;
            List<ReferenceWord> words = reference.words();
            for (int j = 0; j < words.size(); j++) {
                ReferenceWord word = words.get(j);
                // The number a reference has in its list.
                boolean first = j == 0;
                boolean inTitle = title.grade() != TitleEvidence.Grade.NONE && j >= title.start() && j < title.end();
                if (inTitle
                        || first
                        || !(isNumber(word) || (field == Label.PAGE && isBehindNumber(words, j)))
                        || (field == Label.PAGE && (isLastPage(words, j) || isNoPage(words, j, wanted)))) {
                    continue;
                }
                boolean readable = field != Label.VOLUME || !NumberMatch.isIllegible(word.text(), wanted);
                if (word.label() == field) {
                    if (NumberMatch.matchesAt(words, j, wanted)) {
                        return ComparisonLevel.AGREES;
                    }
                    tagged |= readable;
                } else if (NumberMatch.matchesAt(words, j, wanted) && !isTheYear(word)) {
                    elsewhere = true;
                } else if (field == Label.VOLUME && NumberMatch.isGlued(word.text()) && readable) {
                    tagged = true;
                }
            }
            // A tag may be wrong; a number of two digits or more in another place is still that number.
            if (elsewhere && (!tagged || wanted.length() > 1)) {
                return ComparisonLevel.AGREES;
            }
            // Journals that count by years have the year twice, and a reference need not.
            boolean byYear = year != null && wanted.equals(year.toString());
            return tagged && !byYear ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT;
        }

        /** A number before another: the other is the page, or both are. */
        private static boolean isNoPage(List<ReferenceWord> words, int j, String wanted) {
            boolean whole = words.get(j).text().equals(wanted);
            return whole
                    && NumberMatch.isFollowedByNumber(words, j)
                    && (words.get(j).label() != Label.PAGE || wanted.length() == 1);
        }

        /** What stands behind the dash: where one article ends the next begins. */
        private static boolean isLastPage(List<ReferenceWord> words, int j) {
            return j > 0
                    && words.get(j).label() == Label.PAGE
                    && words.get(j - 1).label() == Label.PAGE
                    && words.get(j).gap().matches("\\s*\\p{Pd}+\\s*");
        }

        /** "54, IFC", "27 (2000) iii": what stands where a page does may be one, though it has no digit. */
        private static boolean isBehindNumber(List<ReferenceWord> words, int j) {
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
