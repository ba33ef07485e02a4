package preflight.manuscript.bib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.UnreadableFile;

class BibtexReaderTest {
    @Test
    void readsTheFieldsOfAnArticle() {
        ManuscriptContent list = read("""
            @article{mills,
              author = {Smith, John A. and Jane Doe and others},
              title = {The {M}ills of Qu{\\'e}bec},
              journal = {Journal of Mills}, year = 2001, volume = {12}, number = {3}, pages = {45--67},
              doi = {10.1000/182}
            }
            """);

        assertThat(list.format()).isEqualTo(FileFormat.BIBTEX);
        assertThat(list.referenceTexts())
                .containsExactly("Smith JA, Doe J, et al. (2001). The Mills of Québec. Journal of Mills, 12(3), 45–67. "
                        + "https://doi.org/10.1000/182");
    }

    @Test
    void keepsParticlesWithTheFamilyNameAndGroupsWhole() {
        assertThat(read("@book{a, author = {Ludwig van Beethoven and {World Health Organization}}, title = {Notes}}")
                        .referenceTexts())
                .containsExactly("van Beethoven L, World Health Organization. Notes.");
    }

    @Test
    void takesTheEditorsOfAWorkWithoutAuthors() {
        assertThat(read("@book{a, editor = {Smith, John}, title = {Notes}, date = {1999-04-01}}")
                        .referenceTexts())
                .containsExactly("Smith J. (1999). Notes.");
    }

    @Test
    void givesTheArxivNumberOfAPreprint() {
        assertThat(read("@misc{a, title = {Notes}, eprint = {2101.00001}, archiveprefix = {arXiv}, url ="
                                + " {https://x.y}}")
                        .referenceTexts())
                .containsExactly("Notes. arXiv:2101.00001");
    }

    @Test
    void knowsTheLineOfEachEntry() {
        ManuscriptContent list =
                read("% a comment\n\n@book{a, title={First}}\n@string{x = \"y\"}\n  @book{b, title={Second}}\n");

        assertThat(list.references()).extracting("line").containsExactly(3, 5);
    }

    @Test
    void takesAnUndeclaredAbbreviationAsText() {
        assertThat(read("@article{a, title={Rain}, journal = jmills, month = jan}")
                        .referenceTexts())
                .containsExactly("Rain. jmills.");
    }

    @Test
    void warnsOfRepeatedKeys() {
        ManuscriptContent list = read("@book{a, title={First}}\n@book{b, title={Other}}\n@book{a, title={Again}}\n");

        assertThat(list.notes())
                .filteredOn(ReadingNote::isWarning)
                .singleElement()
                .satisfies(note -> assertThat(note.text()).endsWith("only the first entry of each was read: a."));
    }

    @Test
    void leavesOutEntriesWithNothingToLookUp() {
        assertThat(read("@book{a, title={First}}\n@book{b, year={1990}}").references())
                .hasSize(1);
    }

    @Test
    void refusesFilesThatAreBrokenOrHaveNoEntry() {
        assertThatThrownBy(() -> read("@book{a, title={never closed"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("refs.bib is not well-formed BibTeX");
        assertThatThrownBy(() -> read("no entry"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("no BibTeX entry");
    }

    private static ManuscriptContent read(String content) {
        return new BibtexReader().read("refs.bib", content.getBytes(StandardCharsets.UTF_8));
    }
}
