package preflight.contract;

import java.util.ArrayList;
import java.util.List;
import preflight.contract.CheckAnswer.AiDetectionSection;
import preflight.contract.CheckAnswer.CitationsSection;
import preflight.contract.CheckAnswer.SourceQualitySection;

/**
 * Merges the answers to several calls for one list of references into one full check. When a section failed in one call, the
 * merged section has failed: what is known of some references must not pass for all.
 */
public final class AnswerMerger {
    private AnswerMerger() {}

    /**
     * The merged answer. References are numbered through all answers.
     *
     * @param answers of the full check or of reference verification, in the order of the references
     */
    public static CheckAnswer merge(List<? extends Answer> answers) {
        List<CheckAnswer> checks = answers.stream()
                .filter(CheckAnswer.class::isInstance)
                .map(CheckAnswer.class::cast)
                .toList();
        return new CheckAnswer(
                citations(answers.stream().map(AnswerMerger::citationsOf).toList()),
                checks.isEmpty()
                        ? AiDetectionSection.notRun(AnswerSection.SKIPPED, "No text was sent.")
                        : checks.getFirst().aiDetection(),
                sourceQuality(answers, checks),
                checks.stream().mapToLong(CheckAnswer::creditsCharged).sum());
    }

    private static CitationsSection citationsOf(Answer answer) {
        return switch (answer) {
            case CheckAnswer check -> check.citations();
            case VerifyAnswer verify ->
                new CitationsSection(AnswerSection.OK, null, verify.summary(), verify.results());
            case DetectAnswer detect -> throw new IllegalArgumentException("an answer without references");
        };
    }

    private static CitationsSection citations(List<CitationsSection> sections) {
        for (CitationsSection section : sections) {
            if (!section.ran() || sections.size() == 1) {
                return section;
            }
        }
        return new CitationsSection(
                AnswerSection.OK,
                null,
                sections.stream()
                        .map(CitationsSection::summary)
                        .reduce(VerificationSummary.EMPTY, VerificationSummary::plus),
                sections.stream().flatMap(section -> section.results().stream()).toList());
    }

    private static SourceQualitySection sourceQuality(List<? extends Answer> answers, List<CheckAnswer> checks) {
        if (checks.isEmpty()) {
            return SourceQualitySection.notRun(
                    AnswerSection.SKIPPED, "Only a full check looks for retractions and the like.");
        }
        List<SourceQualitySection> ran = new ArrayList<>();
        for (CheckAnswer check : checks) {
            SourceQualitySection section = check.sourceQuality();
            if (checks.size() == 1 || section.status().equals(AnswerSection.FAILED)) {
                return section;
            }
            if (section.ran()) {
                ran.add(section);
            }
        }
        return ran.isEmpty()
                ? checks.getFirst().sourceQuality()
                : new SourceQualitySection(
                        AnswerSection.OK,
                        null,
                        ran.stream().mapToInt(SourceQualitySection::checked).sum(),
                        sourceIssues(answers));
    }

    private static List<Issue> sourceIssues(List<? extends Answer> answers) {
        List<Issue> issues = new ArrayList<>();
        int offset = 0;
        for (Answer answer : answers) {
            if (answer instanceof CheckAnswer check && check.sourceQuality().ran()) {
                for (Issue issue : check.sourceQuality().issues()) {
                    issues.add(offset == 0 ? issue : renumbered(issue, offset));
                }
            }
            offset += citationsOf(answer).results().size();
        }
        return issues;
    }

    /** Every call numbers its references from 1. The message contains that number, so it is dropped. */
    private static Issue renumbered(Issue issue, int offset) {
        return new Issue(
                issue.code(),
                issue.category(),
                issue.anchor(),
                issue.reference(),
                issue.params().renumbered(offset),
                null);
    }
}
