package preflight.manuscript;

import java.util.List;

/**
 * What was read out of a manuscript file.
 *
 * @param file its name, without folders
 * @param title empty when none was recognised
 * @param body the text without the reference list, paragraphs separated by blank lines; empty when the file has none
 * @param references the reference list in its own order; empty when there is none or it was not understood
 * @param notes what was understood and what was not, for the person who sent the file
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

    /** The references as they are sent. */
    public List<String> referenceTexts() {
        return references.stream().map(ListedReference::text).toList();
    }

    /** The same with a reference list that came in a file of its own. */
    public ManuscriptContent withReferencesOf(ManuscriptContent list) {
        List<ReadingNote> both = new java.util.ArrayList<>(notes.stream()
                .filter(note -> note.topic() != ReadingNote.NoteTopic.REFERENCES)
                .toList());
        both.add(ReadingNote.info(
                ReadingNote.NoteTopic.REFERENCES, "The reference list was taken from %s.".formatted(list.file())));
        both.addAll(list.notes().stream()
                .filter(note -> note.topic() == ReadingNote.NoteTopic.REFERENCES)
                .toList());
        return new ManuscriptContent(file, format, title, body, list.references(), both);
    }
}
