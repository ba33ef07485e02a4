package preflight.work.id;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.Doi;

class IdentifiersTest {

    @ParameterizedTest
    @CsvSource({
        "10.1016/S0140-6736(97)11096-0, 10.1016/s0140-6736(97)11096-0",
        "https://doi.org/10.1000/ABC, 10.1000/abc",
        "http://dx.doi.org/10.1000/abc, 10.1000/abc",
        "doi: 10.1002/(sici)1097-0258(19980815/30)17:15/16<1661::aid-sim968>3.0.co;2-2, 10.1002/(sici)1097-0258(19980815/30)17:15/16<1661::aid-sim968>3.0.co;2-2"
    })
    void readsADoiInAnyForm(String text, String doi) {
        assertThat(Doi.parse(text)).contains(new Doi(doi));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.1000", "see 10.1000/abc", "10.1000/a b", "11.1000/abc", ""})
    void refusesWhatIsNoDoi(String text) {
        assertThat(Doi.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1706.03762v5, 1706.03762",
        "arXiv:1706.03762, 1706.03762",
        "arXiv: hep-th/9901001, hep-th/9901001",
        "https://arxiv.org/abs/math.GT/0309136v1, math.gt/0309136",
        "http://arxiv.org/pdf/1706.03762.pdf, 1706.03762",
        "10.48550/arXiv.2101.00001, 2101.00001"
    })
    void readsAnArxivIdInAnyForm(String text, String id) {
        assertThat(ArxivId.parse(text)).contains(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arXiv preprint", "1706.037", "10.1000/1706.03762", "pp. 1706-1709"})
    void refusesWhatIsNoArxivId(String text) {
        assertThat(ArxivId.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "978-3-16-148410-0, 9783161484100",
        "ISBN 3-16-148410-X, 9783161484100",
        "3-16-148410-0, ''",
        "ISBN-10: 0-8044-2957-X, 9780804429573",
        "9783161484101, ''",
        "123, ''"
    })
    void readsAnIsbnWithItsCheckDigit(String text, String isbn) {
        assertThat(Isbn.parse(text).orElse("")).isEqualTo(isbn);
    }
}
