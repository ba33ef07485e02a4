package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.work.Doi;

class IdentifierParserTest {

    @ParameterizedTest
    @CsvSource({
        "arXiv:1706.03762v5, 1706.03762",
        "https://arxiv.org/abs/1706.03762, 1706.03762",
        "arXiv preprint arXiv:1706.03762, 1706.03762",
        "doi:10.48550/arXiv.1706.03762, 1706.03762",
        "hep-th/9901001 is no arXiv id without the word, "
    })
    void findsArxivIds(String text, String expected) {
        assertThat(IdentifierParser.parse(text).arxiv()).isEqualTo(expected);
    }

    @Test
    void findsPubmedIdsAndIsbns() {
        assertThat(IdentifierParser.parse("PMID: 31234567.").pmid()).isEqualTo("31234567");
        assertThat(IdentifierParser.parse("https://pubmed.ncbi.nlm.nih.gov/31234567/")
                        .pmid())
                .isEqualTo("31234567");
        assertThat(IdentifierParser.parse("ISBN 978-3-16-148410-0.").isbns()).hasSize(1);
    }

    @Test
    void listsEachDoiOnceWithoutTheBracketsOfTheSentence() {
        assertThat(IdentifierParser.dois("(doi:10.1000/a(1)b). See 10.1000/182; https://doi.org/10.1000/182."))
                .extracting(Doi::value)
                .containsExactly("10.1000/a(1)b", "10.1000/182");
    }

    @Test
    void theUrlEndsBeforeThePunctuationOfTheSentence() {
        assertThat(IdentifierParser.url("See (https://x.org/a_(b)), 2019")).isEqualTo("https://x.org/a_(b)");
        assertThat(IdentifierParser.url("no address")).isNull();
    }
}
