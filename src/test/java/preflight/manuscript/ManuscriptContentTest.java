package preflight.manuscript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ReadingNote.NoteTopic;

class ManuscriptContentTest {
    private final ReadingNote onTheText = ReadingNote.info(NoteTopic.TEXT, "two pages");
    private final ReadingNote noList = ReadingNote.warning(NoteTopic.REFERENCES, "no list was found");

    @Test
    void takesReferencesAndTheirNotesFromAnotherFile() {
        ManuscriptContent paper = new ManuscriptContent(
                "paper.txt",
                FileFormat.TEXT,
                "On mills",
                "The mill stood idle.",
                List.of(),
                List.of(onTheText, noList));
        ReadingNote counted = ReadingNote.info(NoteTopic.REFERENCES, "1 reference");
        ManuscriptContent list = ManuscriptContent.ofReferences(
                "refs.bib",
                FileFormat.BIBTEX,
                List.of(new ListedReference("Smith J. (2001). Mills.", 7)),
                List.of(counted, ReadingNote.info(NoteTopic.TEXT, "about the text of the list")));

        ManuscriptContent both = paper.withReferencesOf(list);

        assertThat(both.file()).isEqualTo("paper.txt");
        assertThat(both.body()).isEqualTo("The mill stood idle.");
        assertThat(both.referenceTexts()).containsExactly("Smith J. (2001). Mills.");
        assertThat(both.notes())
                .containsExactly(
                        onTheText,
                        ReadingNote.info(NoteTopic.REFERENCES, "The reference list was taken from refs.bib."),
                        counted);
    }

    @Test
    void hasNoTextIfItIsAReferenceList() {
        ManuscriptContent list = ManuscriptContent.ofReferences("refs.ris", FileFormat.RIS, List.of(), List.of(noList));

        assertThat(list.title()).isEmpty();
        assertThat(list.body()).isEmpty();
        assertThat(list.notes()).containsExactly(noList);
    }

    @Test
    void warnsOnlyOfWhatCouldNotBeRead() {
        assertThat(noList.isWarning()).isTrue();
        assertThat(onTheText.isWarning()).isFalse();
    }
}
