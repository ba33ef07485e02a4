package preflight.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import preflight.reference.parsing.Label;
import preflight.work.Folding;
import preflight.work.PersonName;

/**
 * Whether the names in the reference are the candidate's authors: all of them, not only the first.
 *
 * @param matched authors of the candidate that the reference names
 * @param strangers names in the reference's author list that are nobody's among the candidate's authors
 * @param firstMatched whether the candidate's first author is named
 * @param stopsShort whether the reference leaves authors out without saying "et al."
 * @param explained the words of the reference that are names of the candidate's authors
 */
record AuthorEvidence(
        Agreement agreement,
        int matched,
        int strangers,
        boolean firstMatched,
        boolean stopsShort,
        Set<Integer> explained) {

    private static final double LEAST_SHARE = 0.6;
    private static final double LEAST_CLOSE = 0.3;
    private static final int MOST_AUTHORS = 60;
    private static final int LEAST_NAME = 3;

    /** @param elsewhere words of the candidate's journal: where the tagger took it for a name, they are nobody */
    static AuthorEvidence of(ParsedReference reference, List<PersonName> authors, Set<String> elsewhere) {
        return new Weighing(reference, authors.subList(0, Math.min(authors.size(), MOST_AUTHORS)), elsewhere).weigh();
    }

    /** With what stands before the title taken for names: where the candidate's authors are known, they are others. */
    AuthorEvidence before(TitleEvidence title, ParsedReference reference, List<PersonName> authors) {
        if (agreement != Agreement.ABSENT || authors.isEmpty() || title.grade() == TitleEvidence.Grade.NONE) {
            return this;
        }
        boolean others = reference.words().subList(0, title.start()).stream()
                .anyMatch(word -> !word.isNumeric() && word.label() != Label.NUMBER && word.label() != Label.ISSUED);
        return others
                ? new AuthorEvidence(
                        Agreement.CONFLICTS, matched, Math.max(1, strangers), firstMatched, stopsShort, explained)
                : this;
    }

    private static final class Weighing {
        private final ParsedReference reference;
        private final List<ReferenceWord> words;
        private final List<PersonName> authors;
        private final Set<String> elsewhere;
        private final Set<Integer> explained = new HashSet<>();
        private int initialsAlike;
        private int initialsOther;

        Weighing(ParsedReference reference, List<PersonName> authors, Set<String> elsewhere) {
            this.reference = reference;
            this.elsewhere = elsewhere;
            this.words = reference.words();
            this.authors = authors;
        }

        AuthorEvidence weigh() {
            int matched = 0;
            boolean first = false;
            for (int i = 0; i < authors.size(); i++) {
                if (isNamed(authors.get(i))) {
                    matched++;
                    first |= i == 0;
                }
            }
            int strangers = strangers();
            boolean stopsShort = matched > 0 && matched < authors.size() && strangers == 0 && !reference.othersNamed();
            return new AuthorEvidence(
                    agreement(matched, strangers, first), matched, strangers, first, stopsShort, explained);
        }

        private Agreement agreement(int matched, int strangers, boolean first) {
            if (authors.isEmpty() || (matched == 0 && strangers == 0)) {
                return Agreement.ABSENT;
            }
            double share = (double) matched / (matched + strangers);
            if (matched == 0) {
                return Agreement.CONFLICTS;
            }
            boolean otherPeople = initialsOther > initialsAlike;
            if (share >= LEAST_SHARE && (first || share == 1) && !otherPeople) {
                return Agreement.AGREES;
            }
            boolean listIncomplete = authors.size() == 1 && first && !otherPeople;
            return listIncomplete || (share >= LEAST_CLOSE && first) ? Agreement.CLOSE : Agreement.CONFLICTS;
        }

        private boolean isNamed(PersonName author) {
            List<String> family = Folding.words(author.family());
            if (family.isEmpty()) {
                return false;
            }
            for (int j = 0; j + 1 <= words.size(); j++) {
                int length = matchAt(j, family, author.literal());
                if (length > 0) {
                    for (int k = j; k < j + length; k++) {
                        explained.add(k);
                    }
                    explainGiven(j, j + length, author);
                    return true;
                }
            }
            return false;
        }

        /** How many words of the reference from {@code j} on are this family name; 0 when they are not. */
        private int matchAt(int j, List<String> family, boolean literal) {
            if (!canName(words.get(j).label())) {
                return 0;
            }
            int n = 0;
            for (String part : family) {
                if (j + n >= words.size() || !isSame(words.get(j + n).text(), part)) {
                    // "van der Berg" is found by "Berg" alone, "Garcia Lopez" by "Garcia".
                    boolean shortForm = !literal
                            && n == 0
                            && family.size() > 1
                            && isSame(words.get(j).text(), longest(family));
                    return shortForm ? 1 : n > 0 && isJoined(j, family) ? 1 : 0;
                }
                n++;
            }
            return n;
        }

        private boolean isJoined(int j, List<String> family) {
            return words.get(j).text().equals(String.join("", family));
        }

        private static String longest(List<String> family) {
            return family.stream().reduce("", (a, b) -> b.length() > a.length() ? b : a);
        }

        private static boolean isSame(String word, String name) {
            return word.equals(name) || WordMatch.isMisprint(word, name);
        }

        private static boolean canName(Label label) {
            return switch (label) {
                case TITLE, CONTAINER, ISSUED, VOLUME, ISSUE, PAGE, DOI, URL -> false;
                default -> true;
            };
        }

        /** Given names stand next to the family name, in full or as initials. */
        private void explainGiven(int from, int to, PersonName author) {
            List<String> given = author.given() == null ? List.of() : Folding.words(author.given());
            if (given.isEmpty()) {
                return;
            }
            boolean behind = explainRun(to, 1, given);
            boolean before = !behind && explainRun(from - 1, -1, given);
            initialsAlike += behind || before ? 1 : 0;
            initialsOther += !behind && !before && hasOtherInitial(from, to) ? 1 : 0;
        }

        private boolean explainRun(int at, int step, List<String> given) {
            boolean any = false;
            for (int k = 0; k < given.size() + 1; k++) {
                int j = at + k * step;
                if (j < 0
                        || j >= words.size()
                        || explained.contains(j)
                        || !canName(words.get(j).label())
                        || !fits(words.get(j).text(), given)) {
                    break;
                }
                explained.add(j);
                any = true;
            }
            return any;
        }

        private static boolean fits(String word, List<String> given) {
            for (String name : given) {
                boolean initial = word.charAt(0) == name.charAt(0) && (word.length() == 1 || name.length() == 1);
                if (initial || WordMatch.isAbbreviation(word, name)) {
                    return true;
                }
            }
            // "JA" for "John Andrew"
            StringBuilder initials = new StringBuilder();
            given.forEach(name -> initials.append(name.charAt(0)));
            return word.length() <= 3 && (initials.indexOf(word) == 0 || word.startsWith(initials.toString()));
        }

        private boolean hasOtherInitial(int from, int to) {
            boolean behind = to < words.size() && isInitial(to);
            boolean before = from > 0 && isInitial(from - 1);
            return behind || before;
        }

        private boolean isInitial(int j) {
            return words.get(j).label() == Label.AUTHOR
                    && words.get(j).text().length() <= 2
                    && !explained.contains(j)
                    && !ReferenceWord.isFunctionWord(words.get(j).text());
        }

        private int strangers() {
            List<String> found = new ArrayList<>();
            boolean containerTagged = words.stream().anyMatch(word -> word.label() == Label.CONTAINER);
            boolean previousWasStranger = false;
            for (int j = 0; j < words.size(); j++) {
                ReferenceWord word = words.get(j);
                boolean stranger = word.label() == Label.AUTHOR
                        && !explained.contains(j)
                        && word.text().length() >= LEAST_NAME
                        && !word.isNumeric()
                        && !ReferenceWord.isFunctionWord(word.text())
                        && (containerTagged || !elsewhere.contains(word.text()));
                // "Juan Pablo Garcia" is one stranger, not three.
                if (stranger && !(previousWasStranger && word.gap().isBlank())) {
                    found.add(word.text());
                }
                previousWasStranger = stranger;
            }
            return found.size();
        }
    }
}
