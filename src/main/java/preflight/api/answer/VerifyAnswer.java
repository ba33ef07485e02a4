package preflight.api.answer;

import java.util.List;

/** The response of {@code POST /citations/verify}. */
public record VerifyAnswer(List<ReferenceEntry> results, VerificationSummary summary) {
    public VerifyAnswer {
        results = List.copyOf(results);
    }
}
