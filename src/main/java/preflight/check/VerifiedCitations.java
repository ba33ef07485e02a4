package preflight.check;

import preflight.check.Section.Done;
import preflight.quality.QualityInput;
import preflight.reference.decide.Verification;

/** The state of a full check between reference verification and source quality. */
public record VerifiedCitations(CheckInput input, Section<Verification> citations) {

    /** Whether there are verified sources and a text that cites them. */
    public boolean isExaminable() {
        return citations instanceof Done<Verification>(var verification)
                && new QualityInput(input.text(), verification, input.language()).isExaminable();
    }

    /**
     * The input of the source-quality check.
     *
     * @throws IllegalStateException when the verification did not succeed
     */
    public QualityInput qualityInput() {
        if (citations instanceof Done<Verification>(var verification)) {
            return new QualityInput(input.text(), verification, input.language());
        }
        throw new IllegalStateException("the references were not verified");
    }
}
