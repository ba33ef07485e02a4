package preflight.reference;

import java.util.List;
import java.util.stream.Collectors;

/** A verdict and the candidates it was chosen from, best first. Not part of any answer. */
public final class Explanation {
    private final ReferenceVerdict verdict;
    private final List<Assessment> assessments;

    Explanation(ReferenceVerdict verdict, List<Assessment> assessments) {
        this.verdict = verdict;
        this.assessments = List.copyOf(assessments);
    }

    /** What was decided. */
    public ReferenceVerdict verdict() {
        return verdict;
    }

    /** A line for each of the {@code most} best candidates: the rule that decided and the evidence. */
    public String lines(int most) {
        return assessments.stream()
                .limit(most)
                .map(Assessment::explain)
                .collect(Collectors.joining(System.lineSeparator()));
    }
}
