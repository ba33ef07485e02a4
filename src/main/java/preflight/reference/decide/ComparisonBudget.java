package preflight.reference.decide;

import java.util.List;
import preflight.reference.compare.AuthorMatching;
import preflight.reference.compare.TitleEvidence;
import preflight.reference.parse.ParsedReference;
import preflight.work.Work;

/**
 * How much comparing one reference may cost, counted in pairs of words, not in time: the same line costs the same everywhere, and
 * no line can hold up the others. Candidates come best first; those the budget does not reach are left out.
 */
final class ComparisonBudget {
    /** A hundred times what a common reference takes, seven times what the longest of 1,900 took. */
    static final long MAX_WORD_PAIRS = 600_000;

    private static final int LETTERS_PER_WORD = 5;

    private final ParsedReference reference;
    private long spent;

    ComparisonBudget(ParsedReference reference) {
        this.reference = reference;
    }

    /** Whether a candidate can still be compared; if so its cost is taken. */
    boolean tryAdd(Work work) {
        long cost = cost(work);
        if (spent + cost > MAX_WORD_PAIRS) {
            return false;
        }
        spent += cost;
        return true;
    }

    long spent() {
        return spent;
    }

    /** Every word of the reference is held against every word of the candidate's fields. */
    private long cost(Work work) {
        long words = Math.min(work.authors().size(), AuthorMatching.MAX_AUTHORS)
                + words(List.of(work.title()))
                + words(work.otherTitles())
                + words(work.containerTitles());
        return words * reference.words().size();
    }

    private static long words(List<String> texts) {
        long words = 0;
        for (String text : texts) {
            words += Math.min(text.length() / LETTERS_PER_WORD + 1, TitleEvidence.MAX_TITLE_WORDS);
        }
        return words;
    }
}
