package preflight.quality;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An issue of a cited work.
 *
 * @param code stable identifier, e.g. {@code retracted_source}
 * @param category {@code integrity}, {@code publication_status} or {@code impact}
 * @param anchor the first manuscript sentence that cites the work; empty when not found
 * @param reference canonical id of the work
 * @param params values for a display text, snake_case keys, in a fixed order
 * @param message a text in the user's language, or null
 */
public record SourceIssue(
        String code,
        String category,
        String anchor,
        String reference,
        Map<String, Object> params,
        @Nullable String message) {
    public SourceIssue {
        params = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(params));
    }
}
