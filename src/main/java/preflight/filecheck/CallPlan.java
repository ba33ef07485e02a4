package preflight.filecheck;

import java.util.ArrayList;
import java.util.List;
import preflight.contract.RequestLimits;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

/**
 * The API calls that check one manuscript. The text is sent with the first call only: a second time it would be charged
 * again, and its citation numbers would not match the references of the later calls. The later calls carry one line of
 * text instead, so that their sources are checked too. This costs one unit of text, the minimum of a check.
 */
public record CallPlan(List<PlannedCall> calls) {
    /** References in one call. */
    public static final int MAX_REFERENCES_PER_CALL = RequestLimits.MAX_REFERENCES;
    /** Characters (Unicode code points) of text in one call. */
    public static final int MAX_CHARACTERS = RequestLimits.MAX_CHARACTERS;
    /** References in one manuscript: 20 calls, two minutes at the default rate of ten a minute. */
    public static final int MAX_REFERENCES = 2_000;

    public CallPlan {
        calls = List.copyOf(calls);
    }

    /** What to check. */
    public enum CheckScope {
        /** Everything that the file has input for. */
        ALL,
        /** Only whether the references exist. Free of charge. */
        REFERENCES_ONLY,
        /** References and source quality, for a file without text. */
        SOURCES
    }

    /**
     * One call.
     *
     * @param text empty for a call that only verifies references
     * @param firstReference number of its first reference in the whole list, from 1
     * @param hasManuscriptText whether the text is that of the manuscript
     */
    public record PlannedCall(String text, List<String> references, int firstReference, boolean hasManuscriptText) {
        public PlannedCall {
            references = List.copyOf(references);
        }

        /** Whether this is a full check. Otherwise it verifies references only. */
        public boolean isCheck() {
            return !text.isEmpty();
        }
    }

    /**
     * Plans the calls for a manuscript.
     *
     * @throws UnreadableFile if it exceeds {@link #MAX_CHARACTERS} or {@link #MAX_REFERENCES}
     */
    public static CallPlan of(ManuscriptContent content, CheckScope scope) {
        List<String> references = content.referenceTexts();
        String body = scope == CheckScope.ALL ? content.body().strip() : "";
        checkLimits(content, references.size(), body.codePointCount(0, body.length()));
        List<PlannedCall> calls = new ArrayList<>();
        for (int from = 0; from < Math.max(1, references.size()); from += MAX_REFERENCES_PER_CALL) {
            List<String> part = references.subList(from, Math.min(references.size(), from + MAX_REFERENCES_PER_CALL));
            boolean withBody = from == 0 && !body.isEmpty();
            boolean withPlaceholder = scope == CheckScope.SOURCES || from > 0 && !body.isEmpty();
            calls.add(new PlannedCall(
                    withBody ? body : withPlaceholder ? placeholderText(content) : "", part, from + 1, withBody));
        }
        return new CallPlan(calls);
    }

    private static void checkLimits(ManuscriptContent content, int references, int characters) {
        if (characters > MAX_CHARACTERS) {
            throw UnreadableFile.tooLarge(
                    "%s has %,d characters of text; a check takes %,d. Check it in parts, or its references alone."
                            .formatted(content.file(), characters, MAX_CHARACTERS));
        }
        if (references > MAX_REFERENCES) {
            throw UnreadableFile.tooLarge("%s has %,d references; %,d are checked at once. Check them in parts."
                    .formatted(content.file(), references, MAX_REFERENCES));
        }
    }

    private static String placeholderText(ManuscriptContent content) {
        return "Reference list of " + (content.title().isEmpty() ? content.file() : content.title());
    }
}
