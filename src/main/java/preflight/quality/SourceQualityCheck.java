package preflight.quality;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import preflight.quality.citation.InTextCitations;
import preflight.quality.rule.CorrectedSourceRule;
import preflight.quality.rule.DuplicateReferenceRule;
import preflight.quality.rule.ExpressionOfConcernRule;
import preflight.quality.rule.LowCitationRule;
import preflight.quality.rule.NoticeCitedRule;
import preflight.quality.rule.PreprintSourceRule;
import preflight.quality.rule.PublishedPreprintRule;
import preflight.quality.rule.QualityFinding;
import preflight.quality.rule.RetractedSourceRule;
import preflight.quality.rule.SourceRule;
import preflight.quality.rule.VerifiedSource;
import preflight.quality.rule.WithdrawnSourceRule;
import preflight.reference.decide.ReferenceVerdict.Status;

/** Examines the verified sources of a manuscript, rule by rule: one issue for each work and code. */
public final class SourceQualityCheck {
    /** The languages issues are worded in, as ISO 639 codes. */
    public static final List<String> LANGUAGES = IssueMessages.LANGUAGES;

    private final List<SourceRule> rules;

    /** Reports works cited fewer than {@code lowCitationThreshold} times. */
    public SourceQualityCheck(int lowCitationThreshold, Clock clock) {
        this.rules = List.of(
                new RetractedSourceRule(),
                new WithdrawnSourceRule(),
                new ExpressionOfConcernRule(),
                new CorrectedSourceRule(),
                new NoticeCitedRule(),
                new PreprintSourceRule(),
                new PublishedPreprintRule(),
                new DuplicateReferenceRule(),
                new LowCitationRule(lowCitationThreshold, clock));
    }

    /** What is known against the verified sources, in the order of the list, the gravest first. */
    public SourceQuality examine(QualityInput input) {
        List<VerifiedSource> flagged = new ArrayList<>();
        List<QualityFinding> findings = new ArrayList<>();
        for (VerifiedSource source : VerifiedSource.of(input.verification())) {
            for (SourceRule rule : rules) {
                rule.examine(source).ifPresent(finding -> {
                    flagged.add(source);
                    findings.add(finding);
                });
            }
        }
        return new SourceQuality(input.verification().count(Status.VERIFIED), issues(input, flagged, findings));
    }

    private List<SourceIssue> issues(QualityInput input, List<VerifiedSource> flagged, List<QualityFinding> findings) {
        if (findings.isEmpty()) {
            return List.of();
        }
        InTextCitations citations = InTextCitations.in(input.text(), input.verification());
        IssueMessages messages = new IssueMessages(input.language());
        List<SourceIssue> issues = new ArrayList<>();
        for (int i = 0; i < findings.size(); i++) {
            QualityFinding finding = findings.get(i);
            VerifiedSource source = flagged.get(i);
            issues.add(new SourceIssue(
                    finding.code(),
                    finding.category().code(),
                    citations.anchor(source.numbers()),
                    source.work().canonicalId(),
                    finding.params(),
                    messages.of(finding)));
        }
        return issues;
    }
}
