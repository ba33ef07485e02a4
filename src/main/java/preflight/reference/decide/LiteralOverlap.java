package preflight.reference.decide;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ParsedReference;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * How literally a reference repeats a record. It only decides which of two records of one work is chosen: most references are
 * exported from a record, with the same given names and the same pages.
 */
final class LiteralOverlap {
    private LiteralOverlap() {}

    /** Words of the record that the reference has, minus those that it lacks; may be negative. */
    static int of(ParsedReference reference, Work work) {
        Set<String> given = new HashSet<>();
        reference.words().forEach(word -> given.add(word.text()));
        int overlap = 0;
        for (PersonName author : work.authors()) {
            overlap += overlap(author.given(), given) + overlap(author.family(), given);
        }
        for (String container : work.containerTitles()) {
            overlap += overlap(container, given);
        }
        return overlap + overlap(work.title(), given) + overlap(work.page(), given) + overlap(work.issue(), given);
    }

    private static int overlap(@Nullable String field, Set<String> given) {
        int overlap = 0;
        if (field != null) {
            for (String word : Folding.words(field)) {
                overlap += given.contains(word) ? 1 : -1;
            }
        }
        return overlap;
    }
}
