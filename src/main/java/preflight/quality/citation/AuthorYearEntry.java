package preflight.quality.citation;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * An entry of the reference list, as author-year citations name it; all words are folded.
 *
 * @param key equal for entries of the same work; empty when the reference was not verified
 * @param surnames of all authors in order, each split into words; empty when the reference was not verified
 * @param words the words of the reference as submitted
 * @param years the years it may be cited with: that of the work and those in the reference
 */
record AuthorYearEntry(int number, String key, List<List<String>> surnames, List<String> words, Set<Integer> years) {
    private static final Pattern YEAR = Pattern.compile("((?:1[5-9]|20)\\d\\d)[a-h]?");
    /** The first author is among the first words of a reference. */
    private static final int MAX_HEAD_WORDS = 8;

    static AuthorYearEntry of(ReferenceVerdict verdict) {
        List<String> line = Folding.words(verdict.line().text());
        Set<Integer> years = new HashSet<>();
        for (String word : line) {
            Matcher year = YEAR.matcher(word);
            if (year.matches()) {
                years.add(Integer.valueOf(year.group(1)));
            }
        }
        Work work = verdict.status() == Status.VERIFIED ? verdict.work() : null;
        if (work == null) {
            return new AuthorYearEntry(verdict.line().number(), "", List.of(), line, years);
        }
        if (work.year() != null) {
            years.add(work.year());
        }
        List<List<String>> surnames = work.authors().stream()
                .map(name -> Folding.words(name.family()))
                .toList();
        return new AuthorYearEntry(verdict.line().number(), work.canonicalId(), surnames, line, years);
    }

    /** The surname that a citation begins with; empty when unknown. */
    List<String> firstSurname() {
        return surnames.isEmpty() ? List.of() : surnames.getFirst();
    }

    /** Whether a citation could refer to this entry, which was not verified. */
    boolean couldMatch(List<String> surname, int year) {
        List<String> head = words.subList(0, Math.min(words.size(), MAX_HEAD_WORDS));
        return surnames.isEmpty() && years.contains(year) && Collections.indexOfSubList(head, surname) >= 0;
    }

    /** Whether the reference contains the year with this letter, as in "2019a". */
    boolean hasYearLetter(int year, String letter) {
        return words.contains(year + letter);
    }
}
