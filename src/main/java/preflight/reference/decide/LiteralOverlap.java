package preflight.reference.decide;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ParsedReference;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * How literally a reference repeats a record. It decides nothing but which of two records of one work is taken: references are
 * mostly exported from a record, with its given names in full or its pages to the last.
 */
final class LiteralOverlap {
    private LiteralOverlap() {}

    static int of(ParsedReference reference, Work work) {
        Set<String> said = new HashSet<>();
        reference.words().forEach(word -> said.add(word.text()));
        int common = 0;
        for (PersonName author : work.authors()) {
            common += overlap(author.given(), said) + overlap(author.family(), said);
        }
        for (String container : work.containerTitles()) {
            common += overlap(container, said);
        }
        return common + overlap(work.title(), said) + overlap(work.page(), said) + overlap(work.issue(), said);
    }

    /** Words the reference has too, less those it has not. */
    private static int overlap(@Nullable String field, Set<String> said) {
        int balance = 0;
        if (field != null) {
            for (String word : Folding.words(field)) {
                balance += said.contains(word) ? 1 : -1;
            }
        }
        return balance;
    }
}
