package preflight.reference;

import java.util.List;
import preflight.work.Work;

/**
 * How much comparing one reference may cost, counted in pairs of words, not in time: the same line costs the same everywhere, and
 * no line can hold up the others. Candidates come best first; those the budget does not reach are left out.
 */
final class Effort {
    /** A hundred times what a common reference takes, seven times what the longest of 1,900 took. */
    static final long MOST = 600_000;

    private static final int LETTERS_A_WORD = 5;

    private final ParsedReference reference;
    private long spent;

    Effort(ParsedReference reference) {
        this.reference = reference;
    }

    /** Whether a candidate can still be compared; if so its cost is taken. */
    boolean allows(Work work) {
        long cost = cost(work);
        if (spent + cost > MOST) {
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
        long words = Math.min(work.authors().size(), AuthorMatching.MOST_AUTHORS)
                + words(List.of(work.title()))
                + words(work.otherTitles())
                + words(work.containerTitles());
        return words * reference.words().size();
    }

    private static long words(List<String> texts) {
        long words = 0;
        for (String text : texts) {
            words += Math.min(text.length() / LETTERS_A_WORD + 1, TitleEvidence.MOST_TITLE_WORDS);
        }
        return words;
    }
}
