package preflight.report;

import org.jspecify.annotations.Nullable;

/**
 * A reference with its status, verified or not.
 *
 * @param number its place in the list, from 1
 * @param matchedTitle title of the matched work; empty when there is none
 * @param link address of the matched work
 */
public record CheckedReference(
        int number,
        String text,
        String status,
        Severity severity,
        String matchedTitle,
        @Nullable String link) {}
