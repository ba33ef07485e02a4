package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatexTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "M{\\\"u}ller, Andr\\'e, Ho\\v{r}ava, \\'{\\i} | Müller, André, Hořava, í",
                "\\emph{Mills} and {\\bf rain} | Mills and rain",
                "45--67 --- and -1 | 45–67 — and -1",
                "``Rain'' and `mist' | “Rain” and ‘mist’",
                "\\href{https://x.example/a}{x.example/a} | https://x.example/a",
                "\\href{https://x.example}{here} | here https://x.example",
                "\\url{https://x.example/a\\_b} \\doi{10.1/a\\_b} | https://x.example/a_b doi:10.1/a_b",
                "at $x+y$ and \\(z\\) | at x+y and z",
                "an $$E = mc^2$$ end \\[a\\] here | an end here",
                "see Figure~\\ref{fig:a}\\label{b} | see Figure\u00A01",
                "\\bibinfo{author}{Smith} \\bibfield{year}{2001} | Smith 2001",
                "Smith , J. \\newblock Mills . | Smith, J. Mills.",
                "5\\,\\% \\& \\ss{} \\O | 5\u2009% & ß Ø",
                "text % a comment | text",
                "100\\% sure | 100% sure"
            })
    void convertsAShortPieceToPlainText(String latex, String plain) {
        assertThat(LatexText.plain(latex)).isEqualTo(plain);
    }

    @Test
    void separatesParagraphsAndHeadingsByBlankLines() {
        assertThat(body("One\ntwo  three.\n\n\\section*{Rain}\nFour.\\par Five."))
                .isEqualTo("One\ntwo three.\n\nRain\n\nFour.\n\nFive.");
    }

    @Test
    void putsFootnotesAfterTheBody() {
        assertThat(body("One\\footnote{A note.} two.\n\nThree.")).isEqualTo("One two.\n\nThree.\n\nA note.");
    }

    @Test
    void leavesOutFiguresTablesAndFormulas() {
        assertThat(body("One.\n\\begin{figure*}[h]\\caption{No}\\end{figure*}\nTwo."
                        + "\\begin{equation}x\\end{equation}\\begin{quote}Three.\\end{quote}"))
                .isEqualTo("One.\n\nTwo.\n\nThree.");
    }

    @Test
    void replacesCitationsByWhatTheCallerMakesOfTheirKeys() {
        assertThat(LatexText.body(
                        "As in \\citep[see][p.~4]{a, b} and \\textcite*{c}.",
                        keys -> "[" + String.join(";", keys) + "]"))
                .isEqualTo("As in [a;b] and [c].");
    }

    @Test
    void removesCommentsButNotEscapedPercentSigns() {
        assertThat(LatexText.removeComments("a% x\nb 5\\% c \\\\% d\ne")).isEqualTo("ab 5\\% c \\\\e");
    }

    @Test
    void endsOnGroupsThatAreNestedTooDeeply() {
        assertThat(LatexText.plain("\\section{".repeat(5_000))).isEmpty();
    }

    private static String body(String latex) {
        return LatexText.body(latex, List::toString);
    }
}
