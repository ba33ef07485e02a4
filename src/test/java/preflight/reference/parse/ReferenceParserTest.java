package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.work.Doi;
import preflight.work.PersonName;

class ReferenceParserTest {
    private static final ReferenceParser PARSER = new ReferenceParser();

    @Test
    void readsAJournalArticle() {
        ParsedReference reference = parse(
                "Moreau, A., & Okafor, B. J. (1987). Tides of a shallow sea: A survey. Journal of Marine Research, 12(3), 101–118.");
        assertThat(reference.title()).isEqualTo("Tides of a shallow sea: A survey");
        assertThat(reference.authors())
                .containsExactly(PersonName.of("Moreau", "A."), PersonName.of("Okafor", "B. J."));
        assertThat(reference.container()).isEqualTo("Journal of Marine Research");
        assertThat(reference.year()).isEqualTo(1987);
        assertThat(reference.volume()).isEqualTo("12");
        assertThat(reference.issue()).isEqualTo("3");
        assertThat(reference.page()).isEqualTo("101–118");
        assertThat(reference.type()).isEqualTo("article-journal");
        assertThat(reference.query().firstPage()).isEqualTo("101");
    }

    @Test
    void readsABook() {
        ParsedReference reference = parse("Heidenreich, K. Statistics for Foresters. 2nd ed. Berlin: Springer, 1974.");
        assertThat(reference.title()).isEqualTo("Statistics for Foresters");
        assertThat(reference.publisher()).isEqualTo("Springer");
        assertThat(reference.type()).isEqualTo("book");
    }

    @Test
    void keepsBracketsOfADoiAndDropsPunctuationAfterIt() {
        assertThat(doi("See https://doi.org/10.1175/1520-0477(1985)066<1288:OOLAMS>2.0.CO;2."))
                .isEqualTo("10.1175/1520-0477(1985)066<1288:oolams>2.0.co;2");
        assertThat(doi("(doi:10.1016/S0140-6736(97)11096-0)")).isEqualTo("10.1016/s0140-6736(97)11096-0");
        assertThat(doi("doi: 10.1000/182, accessed 2019")).isEqualTo("10.1000/182");
        assertThat(doi("http://dx.doi.org/10.1000%2F182")).isEqualTo("10.1000/182");
    }

    @Test
    void readsArxivAndPubmedIdsAndTheAddress() {
        ParsedReference reference = parse(
                "Vaswani A. Attention is all you need. arXiv:1706.03762v5, 2017. PMID: 31234567. https://example.org/a.pdf.");
        assertThat(reference.ids().arxiv()).isEqualTo("1706.03762");
        assertThat(reference.ids().pmid()).isEqualTo("31234567");
        assertThat(reference.url()).isEqualTo("https://example.org/a.pdf");
    }

    @Test
    void removesMarkupAndLatex() {
        assertThat(parse("M\\\"{u}ller, A. (2001). <i>On \\emph{tides}</i> &amp; waves. Seas 3, 1-2.")
                        .text())
                .isEqualTo("Müller, A. (2001). On tides & waves. Seas 3, 1-2.");
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void isNotReadable(String line) {
        assertThat(parse(line).isReadable()).isFalse();
    }

    static List<String> unreadable() {
        return List.of("", " ", "1234 5678 2019", "----", "!?", "12.", "\u202E\u202D\u200B", "[17]");
    }

    @Test
    void readsNoNumberFromAnAddress() {
        ParsedReference bare = parse("doi.org/10.1590/1519-6984.23312");
        assertThat(bare.ids().doi()).isNotNull();
        assertThat(bare.page()).isNull();
        assertThat(bare.volume()).isNull();
        assertThat(bare.year()).isNull();
    }

    @Test
    void readsATitleInSingleQuotes() {
        assertThat(parse("A. Moreau, ‘Tides of the sailors’ bay’, Marine Studies 12 (1987), pp. 101-118.")
                        .title())
                .isEqualTo("Tides of the sailors’ bay");
        ParsedReference korean = parse("김서연, 박지훈, '바다의 조석에 관한 연구,' 한국해양학회지, 제12권, 제3호, pp.101-118, 2011.");
        assertThat(korean.title()).isEqualTo("바다의 조석에 관한 연구");
        assertThat(korean.container()).isEqualTo("한국해양학회지");
        assertThat(korean.volume()).isEqualTo("12");
        assertThat(korean.issue()).isEqualTo("3");
        assertThat(korean.authors()).hasSize(2);
    }

    @Test
    void readsAReferenceInAScriptWithoutSpaces() {
        assertThat(parse("王伟. 数学教育研究. 教育学报, 2001, 3(2): 15-20.").isReadable()).isTrue();
    }

    @Test
    void readsALegalCitationWithItsVolumeBeforeTheJournal() {
        for (String line : List.of(
                "Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193 (1890).",
                "Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193, 201-02 (1890)")) {
            ParsedReference read = PARSER.parse(new ReferenceLine(1, 1, line));

            assertThat(read.title()).isEqualTo("The Right to Privacy");
            assertThat(read.container()).startsWith("Harv. L. Rev");
            assertThat(read.volume()).isEqualTo("4");
            assertThat(read.page()).isEqualTo("193");
            assertThat(read.year()).isEqualTo(1890);
        }
    }

    @Test
    void removesTheNumberOfTheReferenceFromItsFirstWord() {
        assertThat(parse("1Journal of Seas 12, 101 (1987).").text()).isEqualTo("Journal of Seas 12, 101 (1987).");
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void readsHostileLines(String line) {
        ParsedReference reference = parse(line);
        assertThat(reference.text()).hasSizeLessThanOrEqualTo(ReferenceText.MAX_LENGTH);
        assertThat(reference.csl().type()).isNotEmpty();
    }

    static List<String> hostile() {
        return List.of(
                "a".repeat(100_000),
                "1".repeat(100_000),
                "( ".repeat(50_000),
                "\\\"{".repeat(30_000),
                "&lt;".repeat(25_000),
                "https://" + "a/".repeat(50_000),
                "10.1000/" + "(".repeat(50_000),
                "Doe, J., ".repeat(10_000),
                "title:foo AND * OR (id:[* TO *])",
                "@article{x, title={A {\\'E}tude}, author={Doe, J.}, year=2001}",
                "\uD83D\uDE00 \uD800 broken surrogate \uDC00",
                "مرحبا بالعالم 数学 Ελλάδα 2001",
                ",".repeat(100_000),
                "a" + "\u0301".repeat(99_999),
                "(a+)+$ " + "a".repeat(5_000) + "!",
                "[".repeat(3_000) + "]".repeat(3_000));
    }

    private static String doi(String text) {
        Doi doi = parse(text).ids().doi();
        return doi == null ? "" : doi.value();
    }

    private static ParsedReference parse(String line) {
        return PARSER.parse(new ReferenceLine(1, 1, line));
    }
}
