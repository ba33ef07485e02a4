package preflight.manuscript.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;

class PlainTextReaderTest {
    @Test
    void separatesTitleBodyAndReferences() {
        ManuscriptContent paper = read("""
            Mills and
            rain

            The mill stood idle.

            References

            1. Smith J. Mills. J Mills. 2001;12:45-67.
            2. Doe R. Rain. J Rain. 2002;1:2-3.
            """);

        assertThat(paper.title()).isEqualTo("Mills and rain");
        assertThat(paper.body()).isEqualTo("Mills and\nrain\n\nThe mill stood idle.");
        assertThat(paper.references()).extracting("line").containsExactly(8, 9);
        assertThat(paper.referenceTexts())
                .containsExactly("Smith J. Mills. J Mills. 2001;12:45-67.", "Doe R. Rain. J Rain. 2002;1:2-3.");
    }

    @Test
    void takesNoSentenceForATitle() {
        assertThat(read("The mill stood idle.\n\nIt rained.").title()).isEmpty();
        assertThat(read("word ".repeat(60) + "\n\nIt rained.").title()).isEmpty();
        assertThat(read("## Mills\n\nIt rained.").title()).isEqualTo("Mills");
    }

    private static ManuscriptContent read(String content) {
        return new PlainTextReader().read("paper.txt", content.getBytes(StandardCharsets.UTF_8));
    }
}
