package preflight.text;

/** A block of a manuscript (text between blank lines): its offsets in the text, and its kind. */
record Block(int start, int end, BlockKind kind) {}
