package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;

class ManuscriptAssemblerTest {
    private static final String[] LIST = {
        "References", "1. Smith J. *Mills*. 2001;12:45-67.", "2. Doe R. Rain. 2002;1:2-3."
    };

    private final ManuscriptAssembler assembler = new ManuscriptAssembler("paper.txt", FileFormat.TEXT);

    @Test
    void separatesParagraphsAtGapsAndKeepsTheirLines() {
        assertThat(assembler.build(lines("One", "two", "", "Three")).body()).isEqualTo("One\ntwo\n\nThree");
    }

    @Test
    void joinsLinesAndStartsAParagraphAtAnIndentWhereLinesEndWithThePage() {
        assertThat(assembler
                        .joinLines()
                        .build(lines(
                                "The experi-", "ment ended.", "  It rained", "twice.", "                It stopped."))
                        .body())
                .isEqualTo("The experiment ended.\n\nIt rained twice. It stopped.");
    }

    @Test
    void setsHeadingsApart() {
        assertThat(assembler
                        .build(List.of(
                                new TextLine("Mills", 1, 0, false, true),
                                new TextLine("It rained.", 2, 0, false, false)))
                        .body())
                .isEqualTo("Mills\n\nIt rained.");
    }

    @Test
    void appendsFootnotesToTheBody() {
        assertThat(assembler
                        .footnotes(List.of("A note.", "Another."))
                        .build(lines("One"))
                        .body())
                .isEqualTo("One\n\nA note.\n\nAnother.");
    }

    @Test
    void cleansReferencesAndNotesTheirLines() {
        ManuscriptContent paper = assembler
                .title(" Mills ")
                .note(ReadingNote.info(NoteTopic.TEXT, "first"))
                .cleanReferences(text -> text.replace("*", ""))
                .build(lines(LIST));

        assertThat(paper.title()).isEqualTo("Mills");
        assertThat(paper.referenceTexts()).first().isEqualTo("Smith J. Mills. 2001;12:45-67.");
        assertThat(paper.notes())
                .containsExactly(
                        ReadingNote.info(NoteTopic.TEXT, "first"),
                        ReadingNote.info(NoteTopic.REFERENCES, "2 references (lines 2 to 3)."));
    }

    @Test
    void warnsIfThereIsNoListOrItCannotBeSplit() {
        assertThat(assembler.build(lines("It rained.")).notes()).singleElement().satisfies(note -> {
            assertThat(note.isWarning()).isTrue();
            assertThat(note.text()).startsWith("No reference list was found");
        });
        assertThat(new ManuscriptAssembler("paper.txt", FileFormat.TEXT)
                        .build(lines("References", "and so on in 2001"))
                        .notes())
                .singleElement()
                .satisfies(note -> {
                    assertThat(note.isWarning()).isTrue();
                    assertThat(note.text())
                            .startsWith("A reference list was found (line 2), but it could not be split");
                });
    }

    @Test
    void notesAListWithoutAHeading() {
        assertThat(assembler
                        .build(lines(
                                "It rained.",
                                "",
                                "1. Smith J. Mills. 2001;12:4-6.",
                                "2. Doe R. Rain. 2002;1:2-3.",
                                "3. Roe S. Mist. 2003;1:4-5."))
                        .notes())
                .singleElement()
                .extracting(ReadingNote::text)
                .isEqualTo("3 references (lines 3 to 5), recognised by their numbers at the end of the text.");
    }
}
