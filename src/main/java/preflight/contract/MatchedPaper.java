package preflight.contract;

import static java.util.Objects.requireNonNullElse;

import org.jspecify.annotations.Nullable;
import preflight.work.CslItem;

/**
 * A matched work.
 *
 * @param canonicalId its identifier in URL form
 */
public record MatchedPaper(String canonicalId, @Nullable CslItem csl) {
    public MatchedPaper {
        canonicalId = requireNonNullElse(canonicalId, "");
    }
}
