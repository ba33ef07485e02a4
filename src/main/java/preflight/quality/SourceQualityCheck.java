package preflight.quality;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import preflight.reference.ReferenceVerdict.Status;

/** Examines the verified sources of a manuscript, rule by rule: one issue for each work and code. */
public final class SourceQualityCheck {
    /** The languages issues are worded in, as ISO 639 codes. */
    public static final List<String> LANGUAGES = IssueMessages.LANGUAGES;

    private final List<SourceRule> rules;

    /** Reports works cited fewer than {@code lowCitationThreshold} times. */
    public SourceQualityCheck(int lowCitationThreshold, Clock clock) {
        this.rules = List.of(
                new RetractedSource(),
                new WithdrawnSource(),
                new ExpressionOfConcern(),
                new CorrectedSource(),
                new NoticeCited(),
                new PreprintSource(),
                new PublishedPreprint(),
                new DuplicateReference(),
                new LowCitation(lowCitationThreshold, clock));
    }

    /** What is known against the verified sources, in the order of the list, the gravest first. */
    public SourceQuality examine(QualityInput input) {
        List<Source> flagged = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (Source source : Source.of(input.verification())) {
            for (SourceRule rule : rules) {
                rule.examine(source).ifPresent(finding -> {
                    flagged.add(source);
                    findings.add(finding);
                });
            }
        }
        return new SourceQuality(input.verification().count(Status.VERIFIED), issues(input, flagged, findings));
    }

    private List<SourceIssue> issues(QualityInput input, List<Source> flagged, List<Finding> findings) {
        if (findings.isEmpty()) {
            return List.of();
        }
        InTextCitations citations = InTextCitations.in(input.text(), input.verification());
        IssueMessages messages = new IssueMessages(input.language());
        List<SourceIssue> issues = new ArrayList<>();
        for (int i = 0; i < findings.size(); i++) {
            Finding finding = findings.get(i);
            Source source = flagged.get(i);
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
