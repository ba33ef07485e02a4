package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

class BblReaderTest {
    @Test
    void readsTheFormattedReferences() {
        assertThat(read("\\begin{thebibliography}{9}\\bibitem{a} One. \\bibitem{b} Two.\\end{thebibliography}")
                        .referenceTexts())
                .containsExactly("One.", "Two.");
    }

    @Test
    void asksForTheBibFileInPlaceOfAFileOfBiblatex() {
        assertThatThrownBy(() -> read("\\datalist{nty}\\entry{a}{article}{}"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("Give the .bib file");
    }

    @Test
    void refusesAFileWithoutItems() {
        assertThatThrownBy(() -> read("\\begin{thebibliography}{9}\\end{thebibliography}"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("no \\bibitem");
    }

    private static ManuscriptContent read(String content) {
        return new BblReader().read("main.bbl", content.getBytes(StandardCharsets.UTF_8));
    }
}
