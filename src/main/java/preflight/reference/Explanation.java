package preflight.reference;

import java.util.List;
import java.util.stream.Collectors;

/** A verdict and the candidates it was chosen from, best first. Not part of any answer. */
public final class Explanation {
    private final ReferenceVerdict verdict;
    private final List<Assessment> assessments;
    private final long effort;

    Explanation(ReferenceVerdict verdict, List<Assessment> assessments, long effort) {
        this.verdict = verdict;
        this.assessments = List.copyOf(assessments);
        this.effort = effort;
    }

    /** What was decided. */
    public ReferenceVerdict verdict() {
        return verdict;
    }

    /** How many pairs of words were compared; see {@link Effort}. */
    long effort() {
        return effort;
    }

    /** A line for each of the {@code most} best candidates: the rule that decided and the evidence. */
    public String lines(int most) {
        return assessments.stream()
                .limit(most)
                .map(Assessment::explain)
                .collect(Collectors.joining(System.lineSeparator()));
    }
}
