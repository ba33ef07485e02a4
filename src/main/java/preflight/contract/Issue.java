package preflight.contract;

import static java.util.Objects.requireNonNullElse;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something found, in the shape that AI detection and source quality share.
 *
 * @param code what was found; the list of codes is open
 * @param anchor the sentence of the manuscript; empty when it is not known
 * @param reference canonical id of the work; null in AI detection
 * @param params values for a display text
 * @param message the issue in the language of the user; null when there is no text in that language
 */
public record Issue(
        String code,
        String category,
        String anchor,
        @Nullable String reference,
        IssueParams params,
        @Nullable String message) {
    public Issue {
        code = requireNonNullElse(code, "");
        category = requireNonNullElse(category, "");
        anchor = requireNonNullElse(anchor, "");
        params = requireNonNullElse(params, new IssueParams(Map.of()));
    }
}
