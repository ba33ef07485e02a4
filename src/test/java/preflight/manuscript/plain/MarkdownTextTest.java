package preflight.manuscript.plain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Smith J. *Journal of Mills*, **12**(3). | Smith J. Journal of Mills, 12(3).",
                "***Bold* and emphasised** | Bold and emphasised",
                "<https://doi.org/10.1000/182> | https://doi.org/10.1000/182",
                "[Mills](https://x.example/mills) | Mills https://x.example/mills",
                "[https://x.example](https://x.example) | https://x.example",
                "[doi:10.1000/182](<https://doi.org/10.1000/182> \"Title\") | doi:10.1000/182"
                        + " https://doi.org/10.1000/182",
                "[Small caps]{.smallcaps} and <em>Homo</em> H<sub class=\"x\">2</sub>O | Small caps and Homo H2O",
                "10.1000/a\\_b \\[1\\] | 10.1000/a_b [1]",
                "snake_case_stays and 2*3*4 | snake_case_stays and 2*3*4",
                "`code` | code"
            })
    void removesTheMarkup(String markdown, String plain) {
        assertThat(MarkdownText.plain(markdown)).isEqualTo(plain);
    }
}
