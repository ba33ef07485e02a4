package preflight.reference.compare;

import java.util.List;
import java.util.function.IntPredicate;
import preflight.reference.compare.word.BigramSimilarity;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.work.text.Folding;

/**
 * How a candidate's title stands in the reference. Every content word that only one of them has counts against it.
 *
 * @param grade how well
 * @param support what else has to agree before the title counts as this work's
 * @param overlap share of the content words of both that they have in common
 * @param content how many words of meaning the title has
 * @param distinctive whether the title is long enough to be one work's alone
 * @param start first word of the reference it takes
 * @param end behind the last
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
    /** From all words alike to hardly any. */
    public enum Grade {
        EXACT,
        STRONG,
        PARTIAL,
        NONE
    }

    /** What a title needs beside it. */
    public enum Corroboration {
        /** Authors and year. */
        STANDARD,
        /** Authors and container as well: the words are misprinted or in another order. */
        STRONGER,
        /** As much as without a title: its words are all there, but garbled. */
        SAME_AS_UNTITLED,
        /** Volume and first page as well: one side has more words at an end, or short ones differ by a letter. */
        LOCATOR,
        /** Every coordinate there is: the index has but the beginning of the title. */
        ALL_FIELDS
    }

    /** Words that only one side has, at the ends of the title, within it, and around it. */
    public record Differences(
            List<String> missing, List<String> changed, List<String> inserted, List<String> added, int misprints) {
        static final Differences NONE = new Differences(List.of(), List.of(), List.of(), List.of(), 0);

        @Override
        public String toString() {
            return "missing %s, changed %s, inserted %s, added %s, misprints %d"
                    .formatted(missing, changed, inserted, added, misprints);
        }
    }

    private static final TitleEvidence NO_MATCH =
            new TitleEvidence(Grade.NONE, Corroboration.STANDARD, 0, 0, false, 0, 0, Differences.NONE);
    private static final double MIN_SHARED = 0.3;
    private static final double MIN_SIMILARITY = 0.6;
    public static final int MAX_TITLE_WORDS = 80;

    /**
     * Places a title in a reference.
     *
     * @param explained whether a word of the reference is an author, the journal or another field of the candidate
     */
    public static TitleEvidence of(String title, ParsedReference reference, IntPredicate explained) {
        List<String> words = Folding.words(title);
        if (words.isEmpty() || words.stream().allMatch(ReferenceWord::isFunctionWord)) {
            return NO_MATCH;
        }
        words = words.subList(0, Math.min(words.size(), MAX_TITLE_WORDS));
        double shared = shared(words, reference.words());
        if (shared < MIN_SHARED && !isGarbled(words, reference)) {
            return new TitleEvidence(Grade.NONE, Corroboration.STANDARD, shared, 0, false, 0, 0, Differences.NONE);
        }
        return new TitleGrading(title, words, reference.words(), explained).grade();
    }

    /** Whether a word of the reference is in the place of the title. */
    public boolean covers(int word) {
        return grade != Grade.NONE && word >= start && word < end;
    }

    /** The same title in another place. */
    TitleEvidence movedTo(int from, int to) {
        return new TitleEvidence(grade, corroboration, overlap, contentWords, distinctive, from, to, differences);
    }

    /** The same placing, taken for chance. */
    public TitleEvidence rejected() {
        return new TitleEvidence(Grade.NONE, Corroboration.STANDARD, 0, 0, false, 0, 0, Differences.NONE);
    }

    /** Hardly a word the same, but the letters: scanning broke and joined the words. */
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

    private static boolean isIn(List<ReferenceWord> reference, String wanted) {
        for (ReferenceWord word : reference) {
            if (word.text().equals(wanted)) {
                return true;
            }
        }
        return false;
    }
}
