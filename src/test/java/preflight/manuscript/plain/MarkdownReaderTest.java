package preflight.manuscript.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;

class MarkdownReaderTest {
    private static final String FIRST = "Smith J. Mills. *J Mills*. 2001;12:45-67.";
    private static final String SECOND = "Doe R. Rain. *J Rain*. 2002;1:2-3.";

    @Test
    void takesTheTitleFromTheMetadataBlockAndKeepsLineNumbers() {
        ManuscriptContent paper =
                read("---\ntitle: \"Mills and rain\"\nauthor: X\n---\n\nIt rained.\n\n# References\n\n1. " + FIRST
                        + "\n2. " + SECOND);

        assertThat(paper.title()).isEqualTo("Mills and rain");
        assertThat(paper.body()).isEqualTo("It rained.");
        assertThat(paper.references()).extracting("line").containsExactly(10, 11);
    }

    @Test
    void takesTheTitleFromTheFirstHeading() {
        assertThat(read("# *Mills* and rain\n\nIt rained.").title()).isEqualTo("Mills and rain");
        assertThat(read("Mills and rain\n==============\n\nIt rained.").title()).isEqualTo("Mills and rain");
    }

    @Test
    void removesTheMarkupOfReferencesAndKeepsThatOfTheBody() {
        ManuscriptContent paper = read("It *rained*.\n\n## References\n\n- " + FIRST + "\n- " + SECOND);

        assertThat(paper.body()).isEqualTo("It *rained*.");
        assertThat(paper.referenceTexts())
                .containsExactly("Smith J. Mills. J Mills. 2001;12:45-67.", "Doe R. Rain. J Rain. 2002;1:2-3.");
    }

    @Test
    void readsAListInWhichEveryNumberIsOne() {
        assertThat(read("It rained.\n\nReferences\n----------\n\n1. " + FIRST + "\n1. " + SECOND + "\n1. " + FIRST)
                        .references())
                .hasSize(3);
    }

    @Test
    void leavesOutDivFencesOfPandoc() {
        StringBuilder list = new StringBuilder("It rained.\n\n# References\n\n::: {#refs .csl-bib-body}\n");
        for (String family : List.of("Adams", "Brown", "Clark", "Davis")) {
            list.append("::: {#ref-a .csl-entry}\n").append(family).append(", R. 2002. Rain. J Rain 1: 2–3.\n:::\n\n");
        }

        ManuscriptContent paper = read(list.append(":::\n").toString());

        assertThat(paper.references()).hasSize(4);
        assertThat(paper.body()).doesNotContain(":::");
    }

    @Test
    void takesNothingInAFencedBlockForAHeading() {
        assertThat(read("```\n# not a heading\n```\n\n# Mills\n\nIt rained.").title())
                .isEqualTo("Mills");
    }

    private static ManuscriptContent read(String content) {
        return new MarkdownReader().read("paper.md", content.getBytes(StandardCharsets.UTF_8));
    }
}
