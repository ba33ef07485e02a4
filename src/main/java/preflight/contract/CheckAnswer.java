package preflight.contract;

import static java.util.Objects.requireNonNullElse;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code POST /preflight/check}. A section that is missing from the JSON reads as failed. */
public record CheckAnswer(
        CitationsSection citations,
        AiDetectionSection aiDetection,
        SourceQualitySection sourceQuality,
        long creditsCharged)
        implements Answer {
    public CheckAnswer {
        citations = requireNonNullElse(citations, CitationsSection.notRun(AnswerSection.FAILED, null));
        aiDetection = requireNonNullElse(aiDetection, AiDetectionSection.notRun(AnswerSection.FAILED, null));
        sourceQuality = requireNonNullElse(sourceQuality, SourceQualitySection.notRun(AnswerSection.FAILED, null));
    }

    /** Reference verification; empty unless {@code status} is ok. */
    public record CitationsSection(
            String status, @Nullable String reason, VerificationSummary summary, List<ReferenceEntry> results)
            implements AnswerSection {
        public CitationsSection {
            status = requireNonNullElse(status, FAILED);
            summary = requireNonNullElse(summary, VerificationSummary.EMPTY);
            results = List.copyOf(requireNonNullElse(results, List.of()));
        }

        /** A section that failed or was skipped. */
        public static CitationsSection notRun(String status, @Nullable String reason) {
            return new CitationsSection(status, reason, VerificationSummary.EMPTY, List.of());
        }
    }

    /** AI detection; empty unless {@code status} is ok. */
    public record AiDetectionSection(
            String status,
            @Nullable String reason,
            @Nullable String verdict,
            int checked,
            int flagged,
            List<Issue> issues)
            implements AnswerSection {
        public AiDetectionSection {
            status = requireNonNullElse(status, FAILED);
            issues = List.copyOf(requireNonNullElse(issues, List.of()));
        }

        /** A section that failed or was skipped. */
        public static AiDetectionSection notRun(String status, @Nullable String reason) {
            return new AiDetectionSection(status, reason, null, 0, 0, List.of());
        }
    }

    /** Source quality; empty unless {@code status} is ok. */
    public record SourceQualitySection(
            String status, @Nullable String reason, int checked, List<Issue> issues) implements AnswerSection {
        public SourceQualitySection {
            status = requireNonNullElse(status, FAILED);
            issues = List.copyOf(requireNonNullElse(issues, List.of()));
        }

        /** A section that failed or was skipped. */
        public static SourceQualitySection notRun(String status, @Nullable String reason) {
            return new SourceQualitySection(status, reason, 0, List.of());
        }
    }
}
