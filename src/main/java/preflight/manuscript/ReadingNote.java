package preflight.manuscript;

/** A note of a reader for the author of a file. A warning names a part that could not be read. */
public record ReadingNote(NoteKind kind, NoteTopic topic, String text) {
    /** Whether the author has to look at the file. */
    public enum NoteKind {
        INFO,
        WARNING
    }

    /** The part of the file that the note is about. */
    public enum NoteTopic {
        TEXT,
        REFERENCES
    }

    /** A note on a part that was read. */
    public static ReadingNote info(NoteTopic topic, String text) {
        return new ReadingNote(NoteKind.INFO, topic, text);
    }

    /** A note on a part that could not be read. */
    public static ReadingNote warning(NoteTopic topic, String text) {
        return new ReadingNote(NoteKind.WARNING, topic, text);
    }

    /** Whether the note names a part that could not be read. */
    public boolean isWarning() {
        return kind == NoteKind.WARNING;
    }
}
