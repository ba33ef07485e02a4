package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineJoinerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the mill | stood idle | the mill stood idle",
                "experi- | mental | experimental",
                "experi\u00AD | Mental | experiMental",
                "self- | made | self-made",
                "state-of- | the art | state-of-the art",
                "COVID- | related | COVID-related",
                "Smith- | Jones | Smith-Jones",
                "45- | 67 | 45-67",
                "https://doi.org/10.1000/ | 182 | https://doi.org/10.1000/182",
                "https://x.example/(a)- | Part | https://x.example/(a)-Part",
                "see https://x.example/ab | cd/ef | see https://x.example/abcd/ef",
                "https://x.example/ab. | cd | https://x.example/ab. cd",
                "https://x.example/ab | accessed 2001 | https://x.example/ab accessed 2001",
                "https://x.example/ab | Next entry | https://x.example/ab Next entry",
                "doi:10.1000/ab | cd. | doi:10.1000/abcd.",
                "参考 | 文献 | 参考文献"
            })
    void joinsTwoLines(String first, String second, String joined) {
        assertThat(LineJoiner.join(List.of(first, second))).isEqualTo(joined);
    }

    @Test
    void skipsEmptyLinesAndStripsOthers() {
        assertThat(LineJoiner.join(List.of("", " One ", "", "two"))).isEqualTo("One two");
    }
}
