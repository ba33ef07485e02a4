package preflight.reference.tagger.feature;

/** A token of a reference: a run of letters (a word), a run of digits (a number), or one other character (punctuation). */
public final class Token {
    private final String text;
    private final int start;
    private final int end;
    private final boolean followsSpace;
    private final boolean word;
    private final boolean number;

    /**
     * @param text as in the reference
     * @param start offset of the first character, in UTF-16 units
     * @param end offset after the last character
     * @param followsSpace whether white space precedes it
     */
    Token(String text, int start, int end, boolean followsSpace) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.followsSpace = followsSpace;
        int first = text.codePointAt(0);
        // Computed once: the features ask dozens of times per token.
        word = Character.isLetter(first);
        number = Character.isDigit(first);
    }

    public String text() {
        return text;
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    public boolean followsSpace() {
        return followsSpace;
    }

    public boolean isWord() {
        return word;
    }

    public boolean isNumber() {
        return number;
    }

    public boolean isPunctuation() {
        return !word && !number;
    }
}
