package preflight.work.live;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import preflight.work.Folding;
import preflight.work.Work;
import preflight.work.WorkQuery;

/**
 * Whether a work found by its identifier leaves nothing to search for. That spares a request and decides nothing: the
 * verdict on the work is the verifier's.
 */
final class MeantWork {
    /** Shorter titles are shared by many works, or stand in a reference by chance. */
    private static final int DISTINCTIVE_WORDS = 4;
    /** Titles differ by a word or two: an article left out, "&" for "and", a spelling. */
    private static final double MOST = 0.8;

    private MeantWork() {}

    static boolean is(Work work, WorkQuery query) {
        List<String> reference = Folding.words(query.raw());
        String joined = " " + String.join(" ", reference) + " ";
        Set<String> words = new HashSet<>(reference);
        return query.title() == null
                || Stream.concat(Stream.of(work.title()), work.otherTitles().stream())
                        .map(Folding::words)
                        .anyMatch(title -> title.size() >= DISTINCTIVE_WORDS
                                ? shareOf(title, words) >= MOST
                                : !title.isEmpty()
                                        && joined.contains(" " + String.join(" ", title) + " ")
                                        && isOfItsAuthorAndYear(work, words));
    }

    private static double shareOf(List<String> title, Set<String> words) {
        return (double) title.stream().filter(words::contains).count() / title.size();
    }

    private static boolean isOfItsAuthorAndYear(Work work, Set<String> words) {
        return work.year() != null
                && words.contains(work.year().toString())
                && !work.authors().isEmpty()
                && words.containsAll(Folding.words(work.authors().getFirst().family()));
    }
}
