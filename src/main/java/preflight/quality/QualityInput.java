package preflight.quality;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;

/**
 * The input of the source-quality check.
 *
 * @param text the manuscript body
 * @param verification the whole reference list with its verdicts
 * @param language the language of issue messages; null for issues without a message
 */
public record QualityInput(
        String text, Verification verification, @Nullable Locale language) {

    /** Whether there are a text and at least one verified source. */
    public boolean isExaminable() {
        return !text.isBlank() && verification.count(Status.VERIFIED) > 0;
    }
}
