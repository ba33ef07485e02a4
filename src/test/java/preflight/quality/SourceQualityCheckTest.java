package preflight.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;
import static preflight.quality.TestSources.notice;
import static preflight.quality.TestSources.with;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.quality.TestSources.WorkBuilder;
import preflight.reference.decide.Verification;
import preflight.work.Doi;
import preflight.work.Update;
import preflight.work.Update.Kind;

class SourceQualityCheckTest {
    private static final Clock IN_2026 = Clock.fixed(Instant.parse("2026-06-01T00:00:00Z"), ZoneOffset.UTC);
    private static final String TEXT = "Nothing is cited here. This is shown elsewhere [1].";

    private final SourceQualityCheck check = new SourceQualityCheck(3, IN_2026);

    @Test
    void findsNothingAgainstAWorkNothingIsKnownAgainst() {
        SourceQuality quality =
                examine(list(WorkBuilder.work(), WorkBuilder.work().doi("10.1000/2")));

        assertThat(quality.checked()).isEqualTo(2);
        assertThat(quality.issues()).isEmpty();
    }

    @Test
    void reportsARetractionWithAllThatIsKnownOfIt() {
        Update retraction = new Update(
                Kind.RETRACTION,
                new Doi("10.1000/notice"),
                LocalDate.of(2024, 2, 1),
                "retraction-watch",
                List.of("Paper Mill"));

        SourceIssue issue = only(WorkBuilder.work().with(retraction));

        assertThat(issue.code()).isEqualTo("retracted_source");
        assertThat(issue.category()).isEqualTo("integrity");
        assertThat(issue.reference()).isEqualTo("https://doi.org/10.1000/own");
        assertThat(issue.anchor()).isEqualTo("This is shown elsewhere [1].");
        assertThat(issue.params())
                .containsExactly(
                        Map.entry("reference_number", 1),
                        Map.entry("notice_doi", "10.1000/notice"),
                        Map.entry("notice_date", "2024-02-01"),
                        Map.entry("notice_source", "retraction-watch"),
                        Map.entry("reasons", List.of("Paper Mill")));
    }

    @Test
    void leavesOutParamsThatAreNotKnown() {
        assertThat(only(WorkBuilder.work().with(notice(Kind.RETRACTION))).params())
                .containsExactly(Map.entry("reference_number", 1));
    }

    @Test
    void readsTheSameNoticeFromTwoSourcesAsOne() {
        Update publisher = new Update(
                Kind.RETRACTION, new Doi("10.1000/notice"), LocalDate.of(2024, 2, 1), "publisher", List.of());
        Update watch =
                new Update(Kind.RETRACTION, null, LocalDate.of(2024, 2, 3), "retraction-watch", List.of("Fraud"));

        assertThat(only(WorkBuilder.work().with(watch, publisher)).params())
                .containsEntry("notice_source", "publisher, retraction-watch")
                .containsEntry("notice_doi", "10.1000/notice")
                .containsEntry("notice_date", "2024-02-01")
                .containsEntry("reasons", List.of("Fraud"));
    }

    @ParameterizedTest
    @CsvSource({
        "RETRACTION, retracted_source, integrity",
        "WITHDRAWAL, withdrawn_source, integrity",
        "REMOVAL, withdrawn_source, integrity",
        "EXPRESSION_OF_CONCERN, expression_of_concern, integrity",
        "CORRECTION, corrected_source, publication_status"
    })
    void reportsEveryKindOfNotice(Kind kind, String code, String category) {
        SourceIssue issue = only(WorkBuilder.work().with(notice(kind)));

        assertThat(issue.code()).isEqualTo(code);
        assertThat(issue.category()).isEqualTo(category);
    }

    @Test
    void ignoresNewVersionsThatPointAtTheWorkItself() {
        Update newVersion = new Update(Kind.OTHER, TestSources.OWN, null, "publisher", List.of());
        Update inPlace = new Update(Kind.CORRECTION, TestSources.OWN, null, "publisher", List.of());

        assertThat(codes(WorkBuilder.work().with(newVersion, inPlace))).isEmpty();
    }

    @Test
    void saysOnlyTheGravestOfARetractedWork() {
        assertThat(codes(WorkBuilder.work()
                        .with(
                                notice(Kind.CORRECTION),
                                notice(Kind.EXPRESSION_OF_CONCERN),
                                notice(Kind.WITHDRAWAL),
                                notice(Kind.RETRACTION))))
                .containsExactly("retracted_source");
    }

    @ParameterizedTest
    @EnumSource(names = {"RETRACTION", "WITHDRAWAL", "EXPRESSION_OF_CONCERN"})
    void believesAReinstatement(Kind kind) {
        assertThat(codes(WorkBuilder.work().with(notice(kind, "2020-01-01"), notice(Kind.REINSTATEMENT, "2021-01-01"))))
                .isEmpty();
        assertThat(codes(WorkBuilder.work().with(notice(kind), notice(Kind.REINSTATEMENT))))
                .isEmpty();
    }

    @Test
    void reportsARetractionThatFollowsAReinstatement() {
        assertThat(codes(WorkBuilder.work()
                        .with(
                                notice(Kind.RETRACTION, "2020-01-01"),
                                notice(Kind.REINSTATEMENT, "2021-01-01"),
                                notice(Kind.RETRACTION, "2022-01-01"))))
                .containsExactly("retracted_source");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Retraction: On things | retraction",
                "Retraction Note to: On things | retraction",
                "Notice of Retraction: On things | retraction",
                "Retracted: On things | retraction",
                "Erratum to “On things” | correction",
                "Corrigendum: On things | correction",
                "Publisher Correction: On things | correction",
                "Author’s correction | correction",
                "Editorial Expression of Concern: On things | expression_of_concern",
                "Withdrawal notice to On things | withdrawal"
            })
    void tellsTheNoticeFromTheWork(String title, String kind) {
        SourceIssue issue = only(
                WorkBuilder.work().title(title).with(notice(Kind.RETRACTION)).cited(0));

        assertThat(issue.code()).isEqualTo("notice_cited");
        assertThat(issue.params()).containsEntry("notice_kind", kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Retraction of the tongue in infants",
                "Correction of myopia by laser",
                "Corrections to scaling in two dimensions",
                "Removal of heavy metals: a review",
                "Withdrawal symptoms after long use",
                "Expressions of concern in the press"
            })
    void takesNoArticleForANotice(String title) {
        assertThat(codes(WorkBuilder.work().title(title))).isEmpty();
    }

    @Test
    void tellsAPreprintFromOneThatHasBeenPublished() {
        assertThat(codes(WorkBuilder.work().preprint(null))).containsExactly("preprint_source");
        assertThat(codes(WorkBuilder.work().preprint(TestSources.OWN))).containsExactly("preprint_source");

        SourceIssue published = only(WorkBuilder.work().preprint(new Doi("10.1000/journal")));
        assertThat(published.code()).isEqualTo("preprint_has_published_version");
        assertThat(published.category()).isEqualTo("publication_status");
        assertThat(published.params()).containsEntry("published_doi", "10.1000/journal");
    }

    @Test
    void reportsFewCitationsOnceAWorkIsOldEnough() {
        SourceIssue issue = only(WorkBuilder.work().cited(2).in(2023));

        assertThat(issue.code()).isEqualTo("low_citation_source");
        assertThat(issue.category()).isEqualTo("impact");
        assertThat(issue.params())
                .containsEntry("citation_count", 2)
                .containsEntry("publication_year", 2023)
                .containsEntry("threshold", 3);
        assertThat(codes(WorkBuilder.work().cited(2).in(2024))).isEmpty();
        assertThat(codes(WorkBuilder.work().cited(3).in(2010))).isEmpty();
    }

    @Test
    void neverTakesAnUnknownCountOrYearForALowOne() {
        assertThat(codes(WorkBuilder.work().cited(null))).isEmpty();
        assertThat(codes(WorkBuilder.work().cited(0).in(null))).isEmpty();
    }

    @Test
    void countsCitationsOnlyWhereIndexesDo() {
        assertThat(codes(WorkBuilder.work().cited(0).type("book"))).isEmpty();
        assertThat(codes(WorkBuilder.work().cited(0).preprint(null))).containsExactly("preprint_source");
    }

    @Test
    void reportsAWorkOnceForEachCodeWhereverItStandsInTheList() {
        WorkBuilder retracted = WorkBuilder.work().with(notice(Kind.RETRACTION));

        SourceQuality quality = examine(list(WorkBuilder.work().doi("10.1000/2"), retracted, retracted));

        assertThat(quality.checked()).isEqualTo(3);
        assertThat(quality.issues())
                .extracting(SourceIssue::code)
                .containsExactly("retracted_source", "duplicate_reference");
        assertThat(quality.issues().getLast().params())
                .containsEntry("reference_number", 2)
                .containsEntry("reference_numbers", List.of(2, 3));
    }

    @Test
    void looksOnlyAtVerifiedReferences() {
        SourceQuality quality = examine(with(list(WorkBuilder.work()), "Smith (2015). On things."));

        assertThat(quality.checked()).isEqualTo(1);
        assertThat(quality.issues()).isEmpty();
    }

    @Test
    void wordsIssuesInTheLanguageOfTheUser() {
        WorkBuilder retracted = WorkBuilder.work().with(notice(Kind.RETRACTION, "2024-02-01"));

        assertThat(message(retracted, Locale.ENGLISH)).isEqualTo("Reference 1 was retracted on February 1, 2024.");
        assertThat(message(retracted, Locale.of("de", "AT")))
                .isEqualTo("Quelle 1 wurde am 1. Februar 2024 zurückgezogen (Retraction).");
        assertThat(message(retracted, Locale.of("nl"))).isNull();
        assertThat(message(retracted, null)).isNull();
        assertThat(message(WorkBuilder.work().with(notice(Kind.RETRACTION)), Locale.ENGLISH))
                .isEqualTo("Reference 1 has been retracted.");
        assertThat(message(WorkBuilder.work().cited(1), Locale.ENGLISH))
                .isEqualTo("Reference 1, published in 2015, has only one known citation.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "fr", "es", "pt", "zh", "ja"})
    void hasAFilledInTextForEveryCodeInEveryLanguage(String language) {
        List<WorkBuilder> works = List.of(
                WorkBuilder.work().with(notice(Kind.RETRACTION)),
                WorkBuilder.work().with(notice(Kind.RETRACTION, "2024-02-01")),
                WorkBuilder.work().with(notice(Kind.WITHDRAWAL)),
                WorkBuilder.work().with(notice(Kind.WITHDRAWAL, "2024-02-01")),
                WorkBuilder.work().with(notice(Kind.EXPRESSION_OF_CONCERN)),
                WorkBuilder.work().with(notice(Kind.EXPRESSION_OF_CONCERN, "2024-02-01")),
                WorkBuilder.work().with(notice(Kind.CORRECTION)),
                WorkBuilder.work().with(notice(Kind.CORRECTION, "2024-02-01")),
                WorkBuilder.work().title("Erratum"),
                WorkBuilder.work().preprint(null),
                WorkBuilder.work().preprint(new Doi("10.1000/journal")),
                WorkBuilder.work().cited(0),
                WorkBuilder.work().cited(1),
                WorkBuilder.work().cited(2));

        assertThat(works)
                .allSatisfy(work -> assertThat(message(work, Locale.of(language)))
                        .contains("1")
                        .doesNotContain("{", "}", "null", "2,015"));
        assertThat(works.stream().map(work -> message(work, Locale.of(language))))
                .doesNotHaveDuplicates();
        assertThat(check.examine(new QualityInput(
                                TEXT, list(WorkBuilder.work(), WorkBuilder.work()), Locale.of(language)))
                        .issues()
                        .getFirst()
                        .message())
                .contains("1, 2");
    }

    private SourceQuality examine(Verification verification) {
        return check.examine(new QualityInput(TEXT, verification, null));
    }

    private SourceIssue only(WorkBuilder work) {
        List<SourceIssue> issues = examine(list(work)).issues();
        assertThat(issues).hasSize(1);
        return issues.getFirst();
    }

    private List<String> codes(WorkBuilder work) {
        return examine(list(work)).issues().stream().map(SourceIssue::code).toList();
    }

    private @Nullable String message(WorkBuilder work, @Nullable Locale language) {
        return check.examine(new QualityInput(TEXT, list(work), language))
                .issues()
                .getFirst()
                .message();
    }
}
