package preflight.api.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The response of {@code POST /preflight/check}. */
public record CheckAnswer(
        CitationsSection citations,
        AiDetectionSection aiDetection,
        SourceQualitySection sourceQuality,
        long creditsCharged) {

    /** Reference verification; empty unless {@code status} is {@code ok}. */
    public record CitationsSection(
            String status, @Nullable String reason, VerificationSummary summary, List<ReferenceEntry> results) {
        public CitationsSection {
            results = List.copyOf(results);
        }
    }

    /** AI detection; empty unless {@code status} is {@code ok}. */
    public record AiDetectionSection(
            String status,
            @Nullable String reason,
            @Nullable String verdict,
            int checked,
            int flagged,
            List<Issue> issues) {
        public AiDetectionSection {
            issues = List.copyOf(issues);
        }
    }

    /** Source quality; empty unless {@code status} is {@code ok}. */
    public record SourceQualitySection(
            String status, @Nullable String reason, int checked, List<Issue> issues) {
        public SourceQualitySection {
            issues = List.copyOf(issues);
        }
    }
}
