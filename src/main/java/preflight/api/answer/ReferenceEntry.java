package preflight.api.answer;

import org.jspecify.annotations.Nullable;
import preflight.work.CslItem;

/** What became of one reference. */
public record ReferenceEntry(
        String text,
        String status,
        String basis,
        @Nullable MatchedPaper paper,
        @Nullable CslItem csl,
        @Nullable String matchedTitle,
        @Nullable String nearMissTitle) {}
