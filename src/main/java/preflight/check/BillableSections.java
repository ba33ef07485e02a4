package preflight.check;

import preflight.detection.Detection;

/**
 * Which paid checks are to be priced: before a run those that will run on their input, after it those that did.
 * Reference verification is free and never in it.
 */
public record BillableSections(boolean aiDetection, boolean sourceQuality) {

    /** What a full check may cost: every paid section that has an input. */
    public static BillableSections expected(CheckInput input) {
        return new BillableSections(input.hasText(), input.hasText() && input.hasLines());
    }

    /** What AI detection alone may cost. */
    public static BillableSections expected(String text) {
        return new BillableSections(!text.isBlank(), false);
    }

    /** What a full check costs: sections that ran, without an inconclusive AI detection. */
    public static BillableSections of(CheckOutcome outcome) {
        return new BillableSections(
                outcome.aiDetection() instanceof Section.Done<Detection>(var detection) && conclusive(detection),
                outcome.sourceQuality() instanceof Section.Done);
    }

    /** What AI detection alone costs. */
    public static BillableSections of(Detection detection) {
        return new BillableSections(conclusive(detection), false);
    }

    /** Whether there is nothing to pay for. */
    public boolean isEmpty() {
        return !aiDetection && !sourceQuality;
    }

    private static boolean conclusive(Detection detection) {
        return detection.verdict() != Detection.OverallVerdict.INCONCLUSIVE;
    }
}
