package preflight.text;

/** What a block of a manuscript (text between blank lines) is. Only prose is judged. */
public enum BlockKind {
    PROSE,
    HEADING,
    TABLE,
    LIST,
    CAPTION,
    CODE,
    FORMULA,
    REFERENCE,
    /** Characters that are no writing: encoded data, rules, debris of an extraction. */
    NOISE
}
