package preflight.filecheck;

import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

/**
 * The calls that check a submission. A call takes 100 references. The text goes with the first call only: sent again it
 * would be charged again, and the numbers in it would not fit the references of the later calls. These carry a line
 * instead, so that their sources are examined too: at one unit of text, the least a check can cost.
 */
public record CallPlan(List<PlannedCall> calls) {
    /** References a call takes, by the contract. */
    public static final int MAX_REFERENCES_PER_CALL = 100;
    /** Characters of text a call takes, by the contract. */
    public static final int MAX_CHARACTERS = 200_000;
    /** Ten minutes of calls at the default rate of ten a minute would be 10,000; no manuscript has so many. */
    public static final int MAX_REFERENCES = 2_000;

    public CallPlan {
        calls = List.copyOf(calls);
    }

    /** What is asked for. */
    public enum CheckScope {
        /** Everything the file has the input for. */
        ALL,
        /** Only whether the references exist: free of charge. */
        REFERENCES_ONLY,
        /** The references and what is known against them, of a file without text. */
        SOURCES
    }

    /**
     * A call.
     *
     * @param text empty for one that only verifies
     * @param first number of its first reference in the list
     * @param wholeText whether the text is the manuscript's
     */
    public record PlannedCall(String text, List<String> references, int firstReference, boolean hasManuscriptText) {
        public PlannedCall {
            references = List.copyOf(references);
        }

        /** Whether it is a full check; else it verifies references and nothing else. */
        public boolean isCheck() {
            return !text.isEmpty();
        }
    }

    /** @throws UnreadableFile when the submission is larger than calls can be */
    public static CallPlan of(ManuscriptContent submission, CheckScope scope) {
        List<String> references = submission.referenceTexts();
        String body = scope == CheckScope.ALL ? submission.body().strip() : "";
        checkLimits(submission, references.size(), body.codePointCount(0, body.length()));
        List<PlannedCall> calls = new ArrayList<>();
        for (int from = 0; from < Math.max(1, references.size()); from += MAX_REFERENCES_PER_CALL) {
            List<String> some = references.subList(from, Math.min(references.size(), from + MAX_REFERENCES_PER_CALL));
            boolean whole = from == 0 && !body.isEmpty();
            boolean line = scope == CheckScope.SOURCES || from > 0 && !body.isEmpty();
            calls.add(new PlannedCall(whole ? body : line ? placeholderText(submission) : "", some, from + 1, whole));
        }
        return new CallPlan(calls);
    }

    private static void checkLimits(ManuscriptContent submission, int references, int characters) {
        if (characters > MAX_CHARACTERS) {
            throw UnreadableFile.tooLarge(
                    "%s has %,d characters of text; a check takes %,d. Check it in parts, or its references alone."
                            .formatted(submission.file(), characters, MAX_CHARACTERS));
        }
        if (references > MAX_REFERENCES) {
            throw UnreadableFile.tooLarge("%s has %,d references; %,d are checked at once. Check them in parts."
                    .formatted(submission.file(), references, MAX_REFERENCES));
        }
    }

    private static String placeholderText(ManuscriptContent submission) {
        return "Reference list of " + (submission.title().isEmpty() ? submission.file() : submission.title());
    }
}
