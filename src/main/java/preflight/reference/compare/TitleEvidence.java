package preflight.reference.compare;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import preflight.reference.compare.word.BigramSimilarity;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * Where and how well a candidate's title is found in the reference. Every content word that only one of them has counts against
 * it.
 *
 * @param grade how well the title matches
 * @param corroboration what else has to agree before the title is taken for this work's
 * @param overlap share of the content words of both that they have in common (Dice), 0 to 1
 * @param contentWords how many content words the title has
 * @param distinctive whether the title is long enough to belong to one work only
 * @param start the first word of the reference that the title covers
 * @param end the position after the last one
 * @param differences the words that differ
 */
public record TitleEvidence(
        Grade grade,
        Corroboration corroboration,
        double overlap,
        int contentWords,
        boolean distinctive,
        int start,
        int end,
        Differences differences) {
    /** How well a title matches, best first. */
    public enum Grade {
        EXACT,
        STRONG,
        PARTIAL,
        NONE
    }

    /** Which other fields have to agree before a title is taken for this work's, fewest first. */
    public enum Corroboration {
        /** Authors and year. */
        STANDARD,
        /** Authors and container too: words are misprinted or in another order. */
        STRONGER,
        /** As much as a reference without title needs: all words are there, but garbled. */
        SAME_AS_UNTITLED,
        /** Volume and first page too: one side has more words at an end, or short words differ by a letter. */
        LOCATOR,
        /** Container, year, locator and authors: the index has only the beginning of the title. */
        ALL_FIELDS
    }

    /**
     * The words that only one side has.
     *
     * @param missing words at the ends of the title that the reference lacks
     * @param changed words within the title that the reference lacks
     * @param inserted words within the title that only the reference has
     * @param added words next to the title that only the reference has
     * @param misprints how many words are misprinted
     */
    public record Differences(
            List<String> missing, List<String> changed, List<String> inserted, List<String> added, int misprints) {
        private static final Differences NONE = new Differences(List.of(), List.of(), List.of(), List.of(), 0);

        @Override
        public String toString() {
            return "missing %s, changed %s, inserted %s, added %s, misprints %d"
                    .formatted(missing, changed, inserted, added, misprints);
        }
    }

    /** The title was not found. */
    static final TitleEvidence NO_MATCH = noMatch(0);

    /** Only so many words of a title are compared, which bounds the time it takes. */
    public static final int MAX_TITLE_WORDS = 80;

    // Thresholds chosen on the development set of references.
    /** Titles that share fewer of their content words are not aligned. */
    private static final double MIN_SHARED = 0.3;
    /** They are aligned all the same when their letters are so similar. */
    private static final double MIN_SIMILARITY = 0.6;

    /** Finds the title of a work in a reference; of several titles the one that matches best. */
    static TitleEvidence of(Work work, ParsedReference reference, IntPredicate explained) {
        return Stream.concat(Stream.of(work.title()), work.otherTitles().stream())
                .map(title -> of(title, reference, explained))
                .min(Comparator.comparing(TitleEvidence::grade)
                        .thenComparing(TitleEvidence::corroboration)
                        .thenComparing(Comparator.comparingDouble(TitleEvidence::overlap)
                                .reversed()))
                .orElseThrow();
    }

    /**
     * Finds a title in a reference.
     *
     * @param explained whether a word of the reference belongs to another field of the candidate
     */
    static TitleEvidence of(String title, ParsedReference reference, IntPredicate explained) {
        List<String> words = Folding.words(title);
        if (words.isEmpty() || words.stream().allMatch(ReferenceWord::isFunctionWord)) {
            return NO_MATCH;
        }
        words = words.subList(0, Math.min(words.size(), MAX_TITLE_WORDS));
        double shared = shared(words, reference.words());
        if (shared < MIN_SHARED && !isGarbled(words, reference)) {
            return noMatch(shared);
        }
        return new TitleGrading(title, words, reference.words(), explained).grade();
    }

    private static TitleEvidence noMatch(double overlap) {
        return new TitleEvidence(Grade.NONE, Corroboration.STANDARD, overlap, 0, false, 0, 0, Differences.NONE);
    }

    /** Whether the title covers a word of the reference. */
    public boolean covers(int word) {
        return grade != Grade.NONE && word >= start && word < end;
    }

    /** The same title at another place. */
    TitleEvidence movedTo(int from, int to) {
        return new TitleEvidence(grade, corroboration, overlap, contentWords, distinctive, from, to, differences);
    }

    /** Whether hardly a word is the same but most letters are: scanning split and joined the words. */
    private static boolean isGarbled(List<String> title, ParsedReference reference) {
        String given = reference.title();
        return given != null
                && BigramSimilarity.dice(String.join("", title), String.join("", Folding.words(given)))
                        >= MIN_SIMILARITY;
    }

    private static double shared(List<String> title, List<ReferenceWord> reference) {
        int content = 0;
        int found = 0;
        for (String word : title) {
            if (!ReferenceWord.isFunctionWord(word)) {
                content++;
                found += isIn(reference, word) ? 1 : 0;
            }
        }
        return (double) found / Math.max(1, content);
    }

    private static boolean isIn(List<ReferenceWord> reference, String expected) {
        for (ReferenceWord word : reference) {
            if (word.text().equals(expected)) {
                return true;
            }
        }
        return false;
    }
}
