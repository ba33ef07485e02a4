package preflight.work.lucene;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.WorkQuery;

/** A work that was found, and how the string it was looked for with stands to it. */
final class WorkHit {
    /** So many words make a title one work's. */
    static final int MIN_DISTINCTIVE_WORDS = 4;

    /** Shorter words frame a reference: "vol", "pp", "et al", "doi". */
    private static final int MIN_WORD_LENGTH = 4;
    /** Abbreviations begin as the word does. */
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

    /** Whether its title stands in the string. */
    boolean titleOccurs() {
        return titleContained && !title.isEmpty();
    }

    /** Whether its title, one of some length, stands in the string. */
    boolean distinctiveTitleOccurs() {
        return titleContained && title.size() >= MIN_DISTINCTIVE_WORDS;
    }

    /**
     * Whether the string may mean it. What has no container may be one itself, a book of whose chapters one is meant: unless the string
     * names its first author, or nobody if nobody wrote it, and no volume or page where it has none.
     */
    boolean isPlausible(WorkQuery query, Collection<String> words) {
        boolean numbered = query.firstPage() != null || query.volume() != null;
        boolean paged = !numbered || work.page() != null || work.volume() != null;
        boolean signed =
                work.authors().isEmpty() ? query.authors().isEmpty() : words.contains(BlockingKeys.firstAuthor(work));
        return !work.containerTitles().isEmpty() || (paged && signed);
    }

    /**
     * Whether every word of the string is one of its title, its authors or its container: what says more may mean another work, or
     * two.
     */
    boolean accountsForAll(Collection<String> words) {
        Set<String> own = new HashSet<>(title);
        for (PersonName author : work.authors()) {
            own.addAll(IndexFields.words(author.family()));
            own.addAll(IndexFields.words(author.given() == null ? "" : author.given()));
        }
        Set<String> beginnings = new HashSet<>();
        for (String container : work.containerTitles()) {
            IndexFields.words(container).forEach(word -> beginnings.add(prefix(word)));
        }
        return words.stream()
                .allMatch(word -> word.length() < MIN_WORD_LENGTH
                        || hasDigit(word)
                        || own.contains(word)
                        || beginnings.contains(prefix(word)));
    }

    private static String prefix(String word) {
        return word.substring(0, Math.min(PREFIX_LENGTH, word.length()));
    }

    private static boolean hasDigit(String word) {
        return word.chars().anyMatch(c -> c >= '0' && c <= '9');
    }
}
