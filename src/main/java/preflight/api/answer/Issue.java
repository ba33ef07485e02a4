package preflight.api.answer;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An issue of AI detection or source quality.
 *
 * @param code stable identifier of the kind of issue
 * @param category the level for AI detection; integrity, publication_status or impact for source quality
 * @param anchor the manuscript sentence it concerns; empty when not found
 * @param reference canonical id of the work; null for AI detection
 * @param params values for a display text, keys in snake_case
 * @param message a text in the caller's language, or null
 */
public record Issue(
        String code,
        String category,
        String anchor,
        @Nullable String reference,
        Map<String, Object> params,
        @Nullable String message) {}
