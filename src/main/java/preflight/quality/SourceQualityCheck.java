package preflight.quality;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import preflight.quality.citation.InTextCitations;
import preflight.quality.rule.QualityFinding;
import preflight.quality.rule.SourceRule;
import preflight.quality.rule.VerifiedSource;
import preflight.reference.decide.ReferenceVerdict.Status;

/** Applies all rules to the verified sources of a manuscript: at most one issue for each work and code. */
public final class SourceQualityCheck {
    /** The languages of issue messages, as ISO 639 codes. */
    public static final List<String> LANGUAGES = IssueMessages.LANGUAGES;

    private final List<SourceRule> rules;

    /**
     * A check with all rules.
     *
     * @param lowCitationThreshold a work with fewer citations is reported
     * @param clock tells the current year
     */
    public SourceQualityCheck(int lowCitationThreshold, Clock clock) {
        this.rules = SourceRule.all(lowCitationThreshold, clock);
    }

    /** The issues of the verified sources, in the order of the list, the most serious of a source first. */
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
