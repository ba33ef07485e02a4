package preflight.reference.decide;

import java.util.List;
import java.util.stream.Collectors;

/** A verdict and the candidates it was chosen from, best first. Not part of any answer. */
public final class Explanation {
    private final ReferenceVerdict verdict;
    private final List<CandidateMatch> candidates;
    private final long wordPairs;

    Explanation(ReferenceVerdict verdict, List<CandidateMatch> assessments, long effort) {
        this.verdict = verdict;
        this.candidates = List.copyOf(assessments);
        this.wordPairs = effort;
    }

    /** What was decided. */
    public ReferenceVerdict verdict() {
        return verdict;
    }

    /** How many pairs of words were compared; see {@link ComparisonBudget}. */
    long wordPairs() {
        return wordPairs;
    }

    /** A line for each of the {@code most} best candidates: the rule that decided and the evidence. */
    public String lines(int most) {
        return candidates.stream()
                .limit(most)
                .map(Explanation::line)
                .collect(Collectors.joining(System.lineSeparator()));
    }

    private static String line(CandidateMatch a) {
        return "%s %s (%s): title %s %.2f [%s]; authors %s %d matched %d strangers%s; year %s; container %s; volume %s page %s; identifier %s; unexplained %d; %s"
                .formatted(
                        a.conclusion().status(),
                        a.conclusion().basis(),
                        a.conclusion().reason(),
                        a.title().grade(),
                        a.title().overlap(),
                        a.title().differences(),
                        a.authors().level(),
                        a.authors().matched(),
                        a.authors().unknownNames(),
                        a.authors().omitsAuthors() ? " stops short" : "",
                        a.year(),
                        a.container().level(),
                        a.locator().volume(),
                        a.locator().page(),
                        a.identifier(),
                        a.unmatchedWords(),
                        a.work().canonicalId());
    }
}
