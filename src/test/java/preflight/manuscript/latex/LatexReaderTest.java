package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;

class LatexReaderTest {
    private static final String LIST =
            "\\begin{thebibliography}{9}\\bibitem{a} Smith.\\bibitem{b} Doe.\\end{thebibliography}";

    @Test
    void readsTitleBodyAndTheListInTheSource() {
        ManuscriptContent paper = read(
                "\\title[Short]{\\emph{Mills}}\\begin{document}\\maketitle It rained \\cite{b,a,x}.\n\n" + LIST
                        + "\\end{document} Not this.",
                Map.of());

        assertThat(paper.title()).isEqualTo("Mills");
        assertThat(paper.body()).isEqualTo("It rained [2, 1, ?].");
        assertThat(paper.referenceTexts()).containsExactly("Smith.", "Doe.");
    }

    @Test
    void takesTheListFromTheBblFileOfTheSameName() {
        ManuscriptContent paper = read("It rained \\cite{b}. \\bibliography{refs}", Map.of("paper.bbl", LIST));

        assertThat(paper.body()).isEqualTo("It rained [2].");
        assertThat(notes(paper, false)).contains("2 references, from paper.bbl.");
    }

    @Test
    void takesOnlyTheCitedEntriesOfABibFileInTheOrderOfCitation() {
        ManuscriptContent paper =
                read("It rained \\cite{c}, \\cite{a,zz}. \\bibliography{refs}", Map.of("refs.bib", "a,b,c"));

        assertThat(paper.referenceTexts()).containsExactly("Reference c", "Reference a");
        assertThat(paper.body()).isEqualTo("It rained [1], [2, ?].");
        assertThat(notes(paper, true)).containsExactly("Cited, but not in the bibliography: zz.");
    }

    @Test
    void takesAllEntriesOfABibFileForNociteOfAStar() {
        assertThat(read("\\cite{b} \\nocite{*} \\addbibresource[x]{refs.bib}", Map.of("refs.bib", "a,b,c"))
                        .referenceTexts())
                .containsExactly("Reference b", "Reference a", "Reference c");
    }

    @Test
    void ignoresABblFileOfBiblatex() {
        assertThat(read(
                                "\\cite{a} \\bibliography{refs}",
                                Map.of("paper.bbl", "\\datalist{x}\\entry{a}", "refs.bib", "a"))
                        .referenceTexts())
                .containsExactly("Reference a");
    }

    @Test
    void includesOtherFilesAndNamesTheMissingOnes() {
        ManuscriptContent paper = read(
                "\\begin{document}\\input{./parts/one}\\include{gone} % \\input{commented}\n\\end{document}",
                Map.of("parts/one.tex", "It rained.\n\\input{two.tex}", "two.tex", "Often." + LIST));

        assertThat(paper.body()).isEqualTo("It rained.\n\nOften.");
        assertThat(paper.references()).hasSize(2);
        assertThat(notes(paper, true)).containsExactly("Not in the folder of the manuscript, so not read: gone.tex.");
    }

    @Test
    void stopsAtAFileThatIncludesItself() {
        assertThat(read("Text. \\input{loop}", Map.of("loop.tex", "x\\input{loop}"))
                        .body())
                .startsWith("Text.");
    }

    @Test
    void warnsOfAMissingBibFileAndOfAMissingList() {
        assertThat(notes(read("\\bibliography{refs}", Map.of()), true))
                .singleElement()
                .asString()
                .contains("refs.bib");
        assertThat(notes(read("It rained.", Map.of()), true))
                .singleElement()
                .asString()
                .startsWith("No reference list was found");
    }

    private static List<String> notes(ManuscriptContent paper, boolean warnings) {
        return paper.notes().stream()
                .filter(note -> note.isWarning() == warnings)
                .map(ReadingNote::text)
                .toList();
    }

    /** With a parser that takes a BibTeX file for a list of keys. */
    private static ManuscriptContent read(String content, Map<String, String> files) {
        return new LatexReader(
                        name -> Optional.ofNullable(files.get(name)).map(text -> text.getBytes(StandardCharsets.UTF_8)),
                        (name, bytes) -> {
                            Map<String, ListedReference> entries = new LinkedHashMap<>();
                            for (String key : new String(bytes, StandardCharsets.UTF_8).split(",")) {
                                entries.put(key, new ListedReference("Reference " + key, 1));
                            }
                            return entries;
                        })
                .read("paper.tex", content.getBytes(StandardCharsets.UTF_8));
    }
}
