package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotedTitleTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ferri, “Managing a disc,” Patient Advisor, 2010. | Managing a disc,” Patient Advisor | Managing a disc",
                "Weng. “Detente. Edited by Hsiao (New York, 1974).” Review 71. | Detente. Edited by Hsiao | Detente. Edited by Hsiao (New York, 1974)",
                "Doe, J. (2001). A word in “quotes” and more. Journal, 1. | A word in “quotes” and more | A word in “quotes” and more",
                "Doe, J. (2001). Plain title. Journal, 1. | Plain title | Plain title",
            })
    void extendsOrCutsTheTitleToTheQuotation(String text, String tagged, String expected) {
        assertThat(QuotedTitle.complete(text, tagged)).isEqualTo(expected);
    }
}
