package preflight.manuscript;

/** What a reader has to say about its reading. A doubt names what was not understood; it is never guessed instead. */
public record Note(Kind kind, Topic topic, String text) {
    /** Whether a person has to look. */
    public enum Kind {
        FACT,
        DOUBT
    }

    /** What the note is about. */
    public enum Topic {
        TEXT,
        REFERENCES
    }

    /** Something that was understood. */
    static Note fact(Topic topic, String text) {
        return new Note(Kind.FACT, topic, text);
    }

    /** Something that was not. */
    static Note doubt(Topic topic, String text) {
        return new Note(Kind.DOUBT, topic, text);
    }

    /** Whether it names something that was not understood. */
    public boolean isDoubt() {
        return kind == Kind.DOUBT;
    }
}
