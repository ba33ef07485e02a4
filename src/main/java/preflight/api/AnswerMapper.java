package preflight.api;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import preflight.check.CheckOutcome;
import preflight.check.Section;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.contract.AnswerSection;
import preflight.contract.CheckAnswer;
import preflight.contract.CheckAnswer.AiDetectionSection;
import preflight.contract.CheckAnswer.CitationsSection;
import preflight.contract.CheckAnswer.SourceQualitySection;
import preflight.contract.DetectAnswer;
import preflight.contract.Issue;
import preflight.contract.IssueParams;
import preflight.contract.MatchedPaper;
import preflight.contract.ReferenceEntry;
import preflight.contract.VerificationSummary;
import preflight.contract.VerifyAnswer;
import preflight.detection.Detection;
import preflight.quality.SourceIssue;
import preflight.quality.SourceQuality;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.work.CslItem;
import preflight.work.Work;

/** Maps results of the checks to the response records of the API. */
public final class AnswerMapper {
    /** A longer reference is a pasted paragraph; it is cut, because the caller has the original. */
    static final int MAX_REFERENCE_CHARACTERS = 1000;

    /** The response of {@code verifyCitations}. */
    public VerifyAnswer verify(Verification verification) {
        return new VerifyAnswer(entries(verification), summary(verification));
    }

    /** The response of {@code detectAiWriting}. */
    public DetectAnswer detect(Detection detection, long creditsCharged) {
        return new DetectAnswer(
                lower(detection.verdict()),
                detection.checked(),
                detection.flagged(),
                creditsCharged,
                AiIssues.of(detection));
    }

    /** The response of {@code checkManuscript}. */
    public CheckAnswer check(CheckOutcome outcome, long creditsCharged) {
        return new CheckAnswer(
                citations(outcome.citations()),
                aiDetection(outcome.aiDetection()),
                sourceQuality(outcome.sourceQuality()),
                creditsCharged);
    }

    private static CitationsSection citations(Section<Verification> section) {
        return switch (section) {
            case Done<Verification>(var verification) ->
                new CitationsSection(AnswerSection.OK, null, summary(verification), entries(verification));
            case Failed<Verification>(var reason) -> CitationsSection.notRun(AnswerSection.FAILED, reason);
            case Skipped<Verification>(var reason) -> CitationsSection.notRun(AnswerSection.SKIPPED, reason);
        };
    }

    private static AiDetectionSection aiDetection(Section<Detection> section) {
        return switch (section) {
            case Done<Detection>(var detection) ->
                new AiDetectionSection(
                        AnswerSection.OK,
                        null,
                        lower(detection.verdict()),
                        detection.checked(),
                        detection.flagged(),
                        AiIssues.of(detection));
            case Failed<Detection>(var reason) -> AiDetectionSection.notRun(AnswerSection.FAILED, reason);
            case Skipped<Detection>(var reason) -> AiDetectionSection.notRun(AnswerSection.SKIPPED, reason);
        };
    }

    private static SourceQualitySection sourceQuality(Section<SourceQuality> section) {
        return switch (section) {
            case Done<SourceQuality>(var quality) ->
                new SourceQualitySection(
                        AnswerSection.OK,
                        null,
                        quality.checked(),
                        quality.issues().stream().map(AnswerMapper::issue).toList());
            case Failed<SourceQuality>(var reason) -> SourceQualitySection.notRun(AnswerSection.FAILED, reason);
            case Skipped<SourceQuality>(var reason) -> SourceQualitySection.notRun(AnswerSection.SKIPPED, reason);
        };
    }

    private static Issue issue(SourceIssue issue) {
        return new Issue(
                issue.code(),
                issue.category(),
                issue.anchor(),
                issue.reference(),
                new IssueParams(issue.params()),
                issue.message());
    }

    private static List<ReferenceEntry> entries(Verification verification) {
        return verification.verdicts().stream().map(AnswerMapper::entry).toList();
    }

    /** A field that the contract allows for certain statuses only is null for all others, even if the verdict has a value. */
    private static ReferenceEntry entry(ReferenceVerdict verdict) {
        Status status = verdict.status();
        Work work = status == Status.VERIFIED || status == Status.UNCERTAIN ? verdict.work() : null;
        boolean offIndex = status == Status.OFF_INDEX;
        return new ReferenceEntry(
                abbreviated(verdict.line().text()),
                lower(status),
                lower(verdict.basis()),
                work == null ? null : new MatchedPaper(work.canonicalId(), CslItem.of(work)),
                offIndex ? verdict.csl() : null,
                work == null ? null : blankAsNull(work.title()),
                offIndex ? verdict.nearMissTitle() : null);
    }

    private static VerificationSummary summary(Verification verification) {
        int total = verification.verdicts().size();
        int verified = verification.count(Status.VERIFIED);
        return new VerificationSummary(
                total,
                verified,
                verification.count(Status.UNCERTAIN),
                verification.count(Status.OFF_INDEX),
                verification.count(Status.UNPARSEABLE),
                total - verified);
    }

    private static String abbreviated(String reference) {
        if (reference.codePointCount(0, reference.length()) <= MAX_REFERENCE_CHARACTERS) {
            return reference;
        }
        return reference.substring(0, reference.offsetByCodePoints(0, MAX_REFERENCE_CHARACTERS - 1)) + "…";
    }

    private static @Nullable String blankAsNull(String title) {
        return title.isBlank() ? null : title;
    }

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
