package preflight.reference;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.reference.parsing.Label;
import preflight.work.Folding;
import preflight.work.Work;

/** Whether volume, issue and first page agree. */
record CoordinateEvidence(Agreement volume, Agreement issue, Agreement page, boolean longPage) {
    private static final int LONG_PAGE = 3;

    static CoordinateEvidence of(ParsedReference reference, Work work, TitleEvidence title) {
        Numbers numbers = new Numbers(reference, work, title);
        return new CoordinateEvidence(
                numbers.compare(Label.VOLUME, work.volume()),
                numbers.compare(Label.ISSUE, work.issue()),
                numbers.compare(Label.PAGE, work.page()),
                Numbers.first(work.page()).length() >= LONG_PAGE);
    }

    /** Volume and first page name a place where one article begins; a page of some digits nearly does so alone. */
    boolean pinpoint() {
        return page == Agreement.AGREES && (volume == Agreement.AGREES || (volume == Agreement.ABSENT && longPage));
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

        Agreement compare(Label field, @Nullable String value) {
            String wanted = first(value);
            if (wanted.isEmpty() || (field == Label.PAGE && !Numerals.isPlace(value))) {
                return Agreement.ABSENT;
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
                boolean readable = field != Label.VOLUME || !Numerals.isUnreadable(word.text(), wanted);
                if (word.label() == field) {
                    if (Numerals.isAt(words, j, wanted)) {
                        return Agreement.AGREES;
                    }
                    tagged |= readable;
                } else if (Numerals.isAt(words, j, wanted) && !isTheYear(word)) {
                    elsewhere = true;
                } else if (field == Label.VOLUME && Numerals.isGlued(word.text()) && readable) {
                    tagged = true;
                }
            }
            // A tag may be wrong; a number of two digits or more in another place is still that number.
            if (elsewhere && (!tagged || wanted.length() > 1)) {
                return Agreement.AGREES;
            }
            // Journals that count by years have the year twice, and a reference need not.
            boolean byYear = year != null && wanted.equals(year.toString());
            return tagged && !byYear ? Agreement.CONFLICTS : Agreement.ABSENT;
        }

        /** A number before another: the other is the page, or both are. */
        private static boolean isNoPage(List<ReferenceWord> words, int j, String wanted) {
            boolean whole = words.get(j).text().equals(wanted);
            return whole && Numerals.goesOn(words, j) && (words.get(j).label() != Label.PAGE || wanted.length() == 1);
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
                    && !BibliographicWords.isFrame(words.get(j).text());
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
                    .map(Numerals::strip)
                    .orElse("");
        }
    }
}
