package preflight.text;

/** A stretch of a manuscript between blank lines: its offsets in the text, and what it is. */
record Block(int start, int end, BlockKind kind) {}
