package preflight.quality;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;

/**
 * What the source-quality check runs on.
 *
 * @param text the manuscript body, which cites the sources
 * @param verification the whole reference list with its verdicts
 * @param language the language of the user, in which issues are worded where we can; null: not worded
 */
public record QualityInput(
        String text, Verification verification, @Nullable Locale language) {

    /** Whether there is a text and at least one verified source. */
    public boolean isExaminable() {
        return !text.isBlank() && verification.count(Status.VERIFIED) > 0;
    }
}
