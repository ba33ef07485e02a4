package preflight.api.answer;

import org.jspecify.annotations.Nullable;
import preflight.work.CslItem;

/** The result for one reference (schema {@code Entry}). */
public record ReferenceEntry(
        String text,
        String status,
        String basis,
        @Nullable MatchedPaper paper,
        @Nullable CslItem csl,
        @Nullable String matchedTitle,
        @Nullable String nearMissTitle) {}
