package preflight.manuscript;

import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.ReadingNote.NoteTopic;

/**
 * The content of a manuscript file.
 *
 * @param file its name, without folders
 * @param title empty if none was recognised
 * @param body the text without the reference list, paragraphs separated by blank lines; empty if the file has none
 * @param references the reference list in its own order; empty if there is none or it could not be split
 * @param notes what was read and what could not be read, for the author
 */
public record ManuscriptContent(
        String file,
        FileFormat format,
        String title,
        String body,
        List<ListedReference> references,
        List<ReadingNote> notes) {
    public ManuscriptContent {
        references = List.copyOf(references);
        notes = List.copyOf(notes);
    }

    /** The content of a file that has references and no text. */
    public static ManuscriptContent ofReferences(
            String file, FileFormat format, List<ListedReference> references, List<ReadingNote> notes) {
        return new ManuscriptContent(file, format, "", "", references, notes);
    }

    /** The texts of the references. */
    public List<String> referenceTexts() {
        return references.stream().map(ListedReference::text).toList();
    }

    /** This manuscript with the references of another file, and the notes on them. */
    public ManuscriptContent withReferencesOf(ManuscriptContent list) {
        List<ReadingNote> both = new ArrayList<>(notes.stream()
                .filter(note -> note.topic() != NoteTopic.REFERENCES)
                .toList());
        both.add(
                ReadingNote.info(NoteTopic.REFERENCES, "The reference list was taken from %s.".formatted(list.file())));
        both.addAll(list.notes().stream()
                .filter(note -> note.topic() == NoteTopic.REFERENCES)
                .toList());
        return new ManuscriptContent(file, format, title, body, list.references(), both);
    }
}
