package preflight.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.OWN;
import static preflight.quality.TestSources.notice;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.WorkBuilder;
import preflight.work.Doi;
import preflight.work.Update.Kind;

/** Every rule alone, on a work with its issue and on a work without issues. */
class SourceRuleTest {
    @Test
    void eachRuleReportsItsOwnCodeAndCategory() {
        assertReports(new RetractedSourceRule(), with(Kind.RETRACTION), "retracted_source", IssueCategory.INTEGRITY);
        assertReports(new WithdrawnSourceRule(), with(Kind.REMOVAL), "withdrawn_source", IssueCategory.INTEGRITY);
        assertReports(
                new ExpressionOfConcernRule(),
                with(Kind.EXPRESSION_OF_CONCERN),
                "expression_of_concern",
                IssueCategory.INTEGRITY);
        assertReports(
                new CorrectedSourceRule(), with(Kind.CORRECTION), "corrected_source", IssueCategory.PUBLICATION_STATUS);
        assertReports(
                new NoticeCitedRule(),
                WorkBuilder.work().title("Erratum"),
                "notice_cited",
                IssueCategory.PUBLICATION_STATUS);
        assertReports(
                new PreprintSourceRule(),
                WorkBuilder.work().preprint(null),
                "preprint_source",
                IssueCategory.PUBLICATION_STATUS);
        assertReports(
                new PublishedPreprintRule(),
                WorkBuilder.work().preprint(new Doi("10.1000/journal")),
                "preprint_has_published_version",
                IssueCategory.PUBLICATION_STATUS);
    }

    @Test
    void aDuplicateHasTwoNumbers() {
        assertThat(new DuplicateReferenceRule().examine(source(WorkBuilder.work(), 2, 5)))
                .hasValueSatisfying(finding -> {
                    assertThat(finding.code()).isEqualTo("duplicate_reference");
                    assertThat(finding.params())
                            .containsEntry("reference_number", 2)
                            .containsEntry("reference_numbers", List.of(2, 5));
                });
    }

    @Test
    void noRuleReportsAWorkWithoutIssues() {
        assertThat(SourceRule.all(3, Clock.systemUTC()))
                .hasSize(9)
                .allSatisfy(rule ->
                        assertThat(rule.examine(source(WorkBuilder.work(), 1))).isEmpty());
    }

    @Test
    void aPreprintIsNoPublishedVersionOfItself() {
        WorkBuilder work = WorkBuilder.work().preprint(OWN);

        assertThat(new PublishedPreprintRule().examine(source(work, 1))).isEmpty();
        assertThat(new PreprintSourceRule().examine(source(work, 1))).isPresent();
    }

    @Test
    void aFindingLeavesOutUnknownParams() {
        VerifiedSource source = source(WorkBuilder.work(), 3);

        assertThat(QualityFinding.about("code", IssueCategory.IMPACT, source)
                        .with("unknown", null)
                        .with(notice(Kind.RETRACTION))
                        .params())
                .containsExactly(java.util.Map.entry("reference_number", 3));
    }

    private static WorkBuilder with(Kind notice) {
        return WorkBuilder.work().with(notice(notice));
    }

    private static VerifiedSource source(WorkBuilder work, Integer... numbers) {
        return new VerifiedSource(work.build(), List.of(numbers));
    }

    private static void assertReports(SourceRule rule, WorkBuilder work, String code, IssueCategory category) {
        Optional<QualityFinding> finding = rule.examine(source(work, 1));
        assertThat(finding.map(QualityFinding::code)).contains(code);
        assertThat(finding.map(QualityFinding::category)).contains(category);
        assertThat(rule.examine(source(WorkBuilder.work(), 1))).isEmpty();
    }
}
