package preflight.quality;

import com.ibm.icu.text.Transliterator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.ReferenceVerdict;
import preflight.reference.ReferenceVerdict.Status;
import preflight.work.PersonName;
import preflight.work.Work;

/**
 * What an author-year citation of a reference is made of.
 *
 * @param key the same for entries that are the same work
 * @param surnames of all authors in order, folded; empty when the reference was not verified
 * @param line the reference as submitted, folded
 * @param years the years it may be cited by: the work's own and those in the line
 */
record CitedNames(int number, String key, List<String> surnames, String line, Set<Integer> years) {
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(?:1[5-9]|20)\\d\\d(?!\\d)");
    private static final Transliterator FOLD = Transliterator.getInstance("NFKD; [:M:] Remove; Latin-ASCII; Lower");
    /** First authors stand at the head of a reference. */
    private static final int HEAD_LENGTH = 60;

    static CitedNames of(ReferenceVerdict verdict) {
        String line = fold(verdict.line().text());
        Set<Integer> years = new HashSet<>();
        Matcher year = YEAR.matcher(line);
        while (year.find()) {
            years.add(Integer.valueOf(year.group()));
        }
        Work work = verdict.status() == Status.VERIFIED ? verdict.work() : null;
        if (work == null) {
            return new CitedNames(verdict.line().number(), "", List.of(), line, years);
        }
        if (work.year() != null) {
            years.add(work.year());
        }
        List<String> surnames = work.authors().stream()
                .map(PersonName::family)
                .map(CitedNames::fold)
                .toList();
        return new CitedNames(verdict.line().number(), work.canonicalId(), surnames, line, years);
    }

    /** Lower case without accents, so that Müller, MÜLLER and Muller meet. */
    static String fold(String text) {
        return FOLD.transliterate(text).toLowerCase(Locale.ROOT);
    }

    /** Whether the citation may just as well mean this entry, of which only the line is known. */
    boolean mayBeMeantBy(String surname, int year) {
        String head = line.substring(0, Math.min(line.length(), HEAD_LENGTH));
        return surnames.isEmpty()
                && years.contains(year)
                && Pattern.compile("(?<!\\p{L})" + Pattern.quote(surname) + "(?!\\p{L})")
                        .matcher(head)
                        .find();
    }

    /** Whether the line itself tells this year apart by this letter, as "2019a". */
    boolean isLettered(int year, String letter) {
        return Pattern.compile(year + letter + "(?!\\p{L})").matcher(line).find();
    }
}
