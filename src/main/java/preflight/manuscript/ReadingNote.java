package preflight.manuscript;

/** What a reader has to say about its reading. A doubt names what was not understood; it is never guessed instead. */
public record ReadingNote(NoteKind kind, NoteTopic topic, String text) {
    /** Whether a person has to look. */
    public enum NoteKind {
        INFO,
        WARNING
    }

    /** What the note is about. */
    public enum NoteTopic {
        TEXT,
        REFERENCES
    }

    /** Something that was understood. */
    public static ReadingNote info(NoteTopic topic, String text) {
        return new ReadingNote(NoteKind.INFO, topic, text);
    }

    /** Something that was not. */
    public static ReadingNote warning(NoteTopic topic, String text) {
        return new ReadingNote(NoteKind.WARNING, topic, text);
    }

    /** Whether it names something that was not understood. */
    public boolean isWarning() {
        return kind == NoteKind.WARNING;
    }
}
