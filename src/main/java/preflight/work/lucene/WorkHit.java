package preflight.work.lucene;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.WorkQuery;

/** A work that a search found, with what the searched string says about it. */
final class WorkHit {
    /** A title of at least this many words is taken to be unique. */
    static final int MIN_DISTINCTIVE_WORDS = 4;

    /** Shorter words are not about the work: "vol", "pp", "et al", "doi". */
    private static final int MIN_WORD_LENGTH = 4;
    /** Words that share this many letters may be word and abbreviation. */
    private static final int PREFIX_LENGTH = 2;

    private final Work work;
    private final List<String> title;
    private final boolean titleContained;

    WorkHit(Work work, Set<String> words) {
        this.work = work;
        title = IndexFields.words(work.title());
        titleContained = words.containsAll(title);
    }

    Work work() {
        return work;
    }

    /** Whether all words of its title occur in the string. */
    boolean titleOccurs() {
        return titleContained && !title.isEmpty();
    }

    /** Whether all words of its title occur in the string and the title is distinctive. */
    boolean distinctiveTitleOccurs() {
        return titleContained && title.size() >= MIN_DISTINCTIVE_WORDS;
    }

    /**
     * Whether the string may cite this work. A work without container may be the book of a cited chapter. It is plausible only when
     * the string names its first author (or no author if it has none), and no volume or page if it has none.
     */
    boolean isPlausible(WorkQuery query, Collection<String> words) {
        boolean queryHasNumbers = query.firstPage() != null || query.volume() != null;
        boolean numbersFit = !queryHasNumbers || work.page() != null || work.volume() != null;
        boolean authorFits =
                work.authors().isEmpty() ? query.authors().isEmpty() : words.contains(BlockingKeys.firstAuthor(work));
        return !work.containerTitles().isEmpty() || (numbersFit && authorFits);
    }

    /**
     * Whether every word of the string is in its title, its authors or its container. A string with other words may cite another
     * work, or two works.
     */
    boolean accountsForAll(Collection<String> words) {
        Set<String> workWords = new HashSet<>(title);
        for (PersonName author : work.authors()) {
            workWords.addAll(IndexFields.words(author.family()));
            workWords.addAll(IndexFields.words(author.given() == null ? "" : author.given()));
        }
        Set<String> containerPrefixes = new HashSet<>();
        for (String container : work.containerTitles()) {
            IndexFields.words(container).forEach(word -> containerPrefixes.add(prefix(word)));
        }
        return words.stream()
                .allMatch(word -> word.length() < MIN_WORD_LENGTH
                        || hasDigit(word)
                        || workWords.contains(word)
                        || containerPrefixes.contains(prefix(word)));
    }

    private static String prefix(String word) {
        return word.substring(0, Math.min(PREFIX_LENGTH, word.length()));
    }

    private static boolean hasDigit(String word) {
        return word.chars().anyMatch(c -> c >= '0' && c <= '9');
    }
}
