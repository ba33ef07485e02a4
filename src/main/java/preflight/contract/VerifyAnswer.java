package preflight.contract;

import static java.util.Objects.requireNonNullElse;

import java.util.List;

/** The answer of {@code POST /citations/verify}. */
public record VerifyAnswer(List<ReferenceEntry> results, VerificationSummary summary) implements Answer {
    public VerifyAnswer {
        results = List.copyOf(requireNonNullElse(results, List.of()));
        summary = requireNonNullElse(summary, VerificationSummary.EMPTY);
    }
}
