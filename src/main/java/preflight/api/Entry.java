package preflight.api;

import org.jspecify.annotations.Nullable;
import preflight.work.Csl;

/** What became of one reference. */
public record Entry(
        String text,
        String status,
        String basis,
        @Nullable Paper paper,
        @Nullable Csl csl,
        @Nullable String matchedTitle,
        @Nullable String nearMissTitle) {}
