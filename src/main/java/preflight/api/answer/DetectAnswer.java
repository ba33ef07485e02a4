package preflight.api.answer;

import java.util.List;

/** The response of {@code POST /preflight/ai-detection}. */
public record DetectAnswer(String verdict, int checked, int flagged, long creditsCharged, List<Issue> issues) {
    public DetectAnswer {
        issues = List.copyOf(issues);
    }
}
