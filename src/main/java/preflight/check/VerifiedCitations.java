package preflight.check;

import preflight.check.Section.Done;
import preflight.quality.QualityInput;
import preflight.reference.decide.Verification;

/** A full check whose references have been dealt with, one way or another, and whose sources have not. */
public record VerifiedCitations(CheckInput input, Section<Verification> citations) {

    /** Whether there are verified sources, and a text that cites them. */
    public boolean isExaminable() {
        return citations instanceof Done<Verification>(var verification)
                && new QualityInput(input.text(), verification, input.language()).isExaminable();
    }

    /** What the source-quality check runs on. */
    public QualityInput qualityInput() {
        if (citations instanceof Done<Verification>(var verification)) {
            return new QualityInput(input.text(), verification, input.language());
        }
        throw new IllegalStateException("there are no verified references to examine");
    }
}
