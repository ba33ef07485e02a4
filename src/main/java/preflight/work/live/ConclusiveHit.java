package preflight.work.live;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import preflight.work.Work;
import preflight.work.WorkQuery;
import preflight.work.text.Folding;

/**
 * Decides whether a work found by its identifier makes a search unnecessary. This only saves a request; the verdict is made by the
 * reference matcher.
 */
final class ConclusiveHit {
    /** Shorter titles are shared by many works or occur in a reference by chance. */
    private static final int MIN_DISTINCTIVE_WORDS = 4;
    /** Share of the title's words that must occur. Titles differ by a word or two: an article, "&" for "and", a spelling. */
    private static final double MIN_TITLE_OVERLAP = 0.8;

    private ConclusiveHit() {}

    static boolean isConclusive(Work work, WorkQuery query) {
        List<String> reference = Folding.words(query.raw());
        String joined = " " + String.join(" ", reference) + " ";
        Set<String> words = new HashSet<>(reference);
        return query.title() == null
                || Stream.concat(Stream.of(work.title()), work.otherTitles().stream())
                        .map(Folding::words)
                        .anyMatch(title -> title.size() >= MIN_DISTINCTIVE_WORDS
                                ? overlap(title, words) >= MIN_TITLE_OVERLAP
                                : !title.isEmpty()
                                        && joined.contains(" " + String.join(" ", title) + " ")
                                        && namesAuthorAndYear(work, words));
    }

    private static double overlap(List<String> title, Set<String> words) {
        return (double) title.stream().filter(words::contains).count() / title.size();
    }

    private static boolean namesAuthorAndYear(Work work, Set<String> words) {
        return work.year() != null
                && words.contains(work.year().toString())
                && !work.authors().isEmpty()
                && words.containsAll(Folding.words(work.authors().getFirst().family()));
    }
}
