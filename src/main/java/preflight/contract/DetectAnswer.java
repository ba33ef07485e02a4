package preflight.contract;

import static java.util.Objects.requireNonNullElse;

import java.util.List;

/** The answer of {@code POST /preflight/ai-detection}. */
public record DetectAnswer(String verdict, int checked, int flagged, long creditsCharged, List<Issue> issues)
        implements Answer {
    public DetectAnswer {
        verdict = requireNonNullElse(verdict, "");
        issues = List.copyOf(requireNonNullElse(issues, List.of()));
    }
}
