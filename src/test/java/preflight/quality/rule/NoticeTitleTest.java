package preflight.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.Update.Kind;

class NoticeTitleTest {
    @ParameterizedTest
    @CsvSource({
        "Retraction notice to “On things”, RETRACTION",
        "Withdrawal: On things, WITHDRAWAL",
        "Removal notice, REMOVAL",
        "Expression of Concern: On things, EXPRESSION_OF_CONCERN",
        "Publisher Correction: On things, CORRECTION",
        "Erratum to On things, CORRECTION"
    })
    void recognisesTheKindOfNotice(String title, Kind kind) {
        assertThat(NoticeTitle.kind(title)).contains(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Correction of myopia in children", "Retraction of the tongue", "On retraction", ""})
    void takesNoArticleForANotice(String title) {
        assertThat(NoticeTitle.kind(title)).isEmpty();
    }

    @Test
    void ignoresCaseAndSurroundingSpace() {
        assertThat(NoticeTitle.kind("  CORRIGENDUM  ")).contains(Kind.CORRECTION);
    }
}
