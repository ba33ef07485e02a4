package preflight.contract;

import org.jspecify.annotations.Nullable;

/**
 * A section of a full check. A section that did not run is never a clean result. No method here is named like a getter: Jackson
 * would write it into the answer.
 */
public sealed interface AnswerSection
        permits CheckAnswer.CitationsSection, CheckAnswer.AiDetectionSection, CheckAnswer.SourceQualitySection {
    /** The section ran. */
    String OK = "ok";
    /** The section could not run because of a fault behind the gateway. */
    String FAILED = "failed";
    /** There was no input to run the section on. */
    String SKIPPED = "skipped";

    /** {@link #OK}, {@link #FAILED} or {@link #SKIPPED}; any other value reads as failed. */
    String status();

    /** Why the section did not run; null when it ran. */
    @Nullable
    String reason();

    /** Whether the section ran. */
    default boolean ran() {
        return status().equals(OK);
    }

    /** Whether there was no input to run the section on. */
    default boolean skipped() {
        return status().equals(SKIPPED);
    }
}
