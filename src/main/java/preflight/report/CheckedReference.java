package preflight.report;

import org.jspecify.annotations.Nullable;

/** A reference with its verdict, also when there is nothing to say about it. */
public record CheckedReference(
        int number,
        String text,
        String status,
        Severity severity,
        String matchedTitle,
        @Nullable String link) {}
