package preflight.reference.decide;

import java.util.List;
import preflight.reference.compare.AuthorMatching;
import preflight.reference.compare.TitleEvidence;
import preflight.reference.parse.ParsedReference;
import preflight.work.Work;

/**
 * Limits how much the comparison of one reference may cost. The cost is counted in pairs of words and not in time, so that the
 * same line costs the same on every machine and no line can delay the others. Candidates that exceed the budget are skipped;
 * they come best first.
 */
final class ComparisonBudget {
    /** A hundred times the cost of a usual reference and seven times that of the longest of 1,900 measured. */
    static final long MAX_WORD_PAIRS = 600_000;

    private static final int LETTERS_PER_WORD = 5;

    private final ParsedReference reference;
    private long spent;

    ComparisonBudget(ParsedReference reference) {
        this.reference = reference;
    }

    /** Spends the cost of a candidate; false when the budget does not suffice. */
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

    /** Every word of the reference is compared with every word of the candidate's fields. */
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
