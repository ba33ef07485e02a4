package preflight.text;

/** The kind of a block of a manuscript. Only prose is checked for AI writing. */
public enum BlockKind {
    PROSE,
    HEADING,
    TABLE,
    LIST,
    CAPTION,
    CODE,
    FORMULA,
    REFERENCE,
    /** Characters that are not text: encoded data, rules, extraction errors. */
    NOISE
}
