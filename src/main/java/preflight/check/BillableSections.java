package preflight.check;

import preflight.detection.Detection;

/**
 * The paid sections of a request: before the run those that have an input, after it those that have a result.
 * Reference verification is free and not part of it.
 */
public record BillableSections(boolean aiDetection, boolean sourceQuality) {

    /** The sections of a full check to hold credits for: every paid section with an input. */
    public static BillableSections expected(CheckInput input) {
        return new BillableSections(input.hasText(), input.hasText() && input.hasLines());
    }

    /** The sections of AI detection alone to hold credits for. */
    public static BillableSections expected(String text) {
        return new BillableSections(!text.isBlank(), false);
    }

    /** The sections of a full check to charge: those that ran, except an inconclusive AI detection. */
    public static BillableSections of(CheckOutcome outcome) {
        return new BillableSections(
                outcome.aiDetection() instanceof Section.Done<Detection>(var detection) && conclusive(detection),
                outcome.sourceQuality() instanceof Section.Done);
    }

    /** The sections of AI detection alone to charge. */
    public static BillableSections of(Detection detection) {
        return new BillableSections(conclusive(detection), false);
    }

    /** Whether there is nothing to charge. */
    public boolean isEmpty() {
        return !aiDetection && !sourceQuality;
    }

    private static boolean conclusive(Detection detection) {
        return detection.verdict() != Detection.OverallVerdict.INCONCLUSIVE;
    }
}
