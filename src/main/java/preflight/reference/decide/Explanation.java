package preflight.reference.decide;

import java.util.List;
import java.util.stream.Collectors;
import preflight.reference.compare.CandidateEvidence;

/** A verdict with the candidates it was chosen from, best first. For debugging and evaluation; not part of any answer. */
public final class Explanation {
    private final ReferenceVerdict verdict;
    private final List<CandidateMatch> candidates;
    private final long wordPairs;

    Explanation(ReferenceVerdict verdict, List<CandidateMatch> candidates, long wordPairs) {
        this.verdict = verdict;
        this.candidates = List.copyOf(candidates);
        this.wordPairs = wordPairs;
    }

    /** The decision. */
    public ReferenceVerdict verdict() {
        return verdict;
    }

    /** How many pairs of words were compared; see {@link ComparisonBudget}. */
    long wordPairs() {
        return wordPairs;
    }

    /** A line for each of the {@code max} best candidates: the conclusion, the rule that decided and the evidence. */
    public String lines(int max) {
        return candidates.stream()
                .limit(max)
                .map(Explanation::line)
                .collect(Collectors.joining(System.lineSeparator()));
    }

    private static String line(CandidateMatch match) {
        CandidateEvidence e = match.evidence();
        return ("%s %s (%s): title %s %.2f [%s]; authors %s, %d matched, %d unknown%s; year %s; container %s;"
                        + " volume %s, page %s; identifier %s; unmatched words %d; %s")
                .formatted(
                        match.status(),
                        match.conclusion().basis(),
                        match.conclusion().reason(),
                        e.title().grade(),
                        e.title().overlap(),
                        e.title().differences(),
                        e.authors().level(),
                        e.authors().matched(),
                        e.authors().unknownNames(),
                        e.authors().omitsAuthors() ? ", some omitted" : "",
                        e.year(),
                        e.container().level(),
                        e.locator().volume(),
                        e.locator().page(),
                        e.identifier(),
                        e.unmatchedWords(),
                        e.work().canonicalId());
    }
}
