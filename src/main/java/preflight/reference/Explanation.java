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
                .map(Explanation::line)
                .collect(Collectors.joining(System.lineSeparator()));
    }

    private static String line(Assessment a) {
        return "%s %s (%s): title %s %.2f [%s]; authors %s %d matched %d strangers%s; year %s; container %s; volume %s page %s; identifier %s; unexplained %d; %s"
                .formatted(
                        a.conclusion().status(),
                        a.conclusion().basis(),
                        a.conclusion().reason(),
                        a.title().grade(),
                        a.title().overlap(),
                        a.title().differences(),
                        a.authors().agreement(),
                        a.authors().matched(),
                        a.authors().strangers(),
                        a.authors().stopsShort() ? " stops short" : "",
                        a.year(),
                        a.container().agreement(),
                        a.coordinates().volume(),
                        a.coordinates().page(),
                        a.identifier(),
                        a.unexplained(),
                        a.work().canonicalId());
    }
}
