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
            if (wanted.isEmpty()) {
                return Agreement.ABSENT;
            }
            boolean tagged = false;
            boolean elsewhere = false;
            List<ReferenceWord> words = reference.words();
            for (int j = 0; j < words.size(); j++) {
                ReferenceWord word = words.get(j);
                boolean inTitle = title.grade() != TitleEvidence.Grade.NONE && j >= title.start() && j < title.end();
                if (inTitle || !isNumber(word)) {
                    continue;
                }
                if (word.label() == field) {
                    tagged = true;
                    if (isSame(word.text(), wanted)) {
                        return Agreement.AGREES;
                    }
                } else if (isSame(word.text(), wanted) && !isTheYear(word)) {
                    elsewhere = true;
                }
            }
            // A tag may be wrong; a number of two digits or more in another place is still that number.
            if (elsewhere && (!tagged || wanted.length() > 1)) {
                return Agreement.AGREES;
            }
            return tagged ? Agreement.CONFLICTS : Agreement.ABSENT;
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

        private static boolean isSame(String given, String wanted) {
            return strip(given).equals(wanted) || isGarbled(given, wanted);
        }

        /** "i16" for "116": a letter where the other has a digit is noise, no other number. */
        private static boolean isGarbled(String given, String wanted) {
            if (wanted.length() < 2
                    || !wanted.chars().allMatch(Character::isDigit)
                    || given.chars().allMatch(Character::isDigit)) {
                return false;
            }
            String digits = given.replaceAll("\\D", "");
            if (digits.equals(wanted)) {
                return given.length() <= wanted.length() + 1;
            }
            if (given.length() != wanted.length() || digits.length() * 2 < wanted.length()) {
                return false;
            }
            for (int i = 0; i < wanted.length(); i++) {
                if (Character.isDigit(given.charAt(i)) && given.charAt(i) != wanted.charAt(i)) {
                    return false;
                }
            }
            return true;
        }

        private static String first(@Nullable String value) {
            List<String> words = value == null ? List.of() : Folding.words(value);
            return words.stream()
                    .filter(word -> word.chars().anyMatch(Character::isDigit))
                    .findFirst()
                    .or(() -> words.stream().findFirst())
                    .map(Numbers::strip)
                    .orElse("");
        }

        private static String strip(String number) {
            int zeros = 0;
            while (zeros < number.length() - 1 && number.charAt(zeros) == '0') {
                zeros++;
            }
            return number.substring(zeros);
        }
    }
}
