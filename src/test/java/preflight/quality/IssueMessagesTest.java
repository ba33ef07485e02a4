package preflight.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.quality.rule.IssueCategory;
import preflight.quality.rule.QualityFinding;

class IssueMessagesTest {
    private static final QualityFinding DUPLICATE = new QualityFinding(
            "duplicate_reference",
            IssueCategory.PUBLICATION_STATUS,
            Map.of("reference_number", 2, "reference_numbers", List.of(2, 5)));

    @Test
    void writesTheMessageInTheLanguageOfTheUser() {
        String german = new IssueMessages(Locale.GERMANY).of(DUPLICATE);

        assertThat(german).contains("2, 5").isNotEqualTo(new IssueMessages(Locale.UK).of(DUPLICATE));
    }

    @Test
    void writesTheDateOfANoticeInThatLanguage() {
        QualityFinding retracted = new QualityFinding(
                "retracted_source",
                IssueCategory.INTEGRITY,
                Map.of("reference_number", 1, "notice_date", "2020-03-01"));

        assertThat(new IssueMessages(Locale.GERMAN).of(retracted)).contains("1. März 2020");
    }

    @Test
    void hasNoMessageWithoutALanguage() {
        assertThat(new IssueMessages(null).of(DUPLICATE)).isNull();
        assertThat(new IssueMessages(Locale.of("xx")).of(DUPLICATE)).isNull();
    }
}
