package preflight.reference.tagger.feature;

/** A token of a reference: a run of letters, a run of digits, or one other character. */
public final class Token {
    private final String text;
    private final int start;
    private final int end;
    private final boolean followsSpace;
    private final boolean word;
    private final boolean number;

    /**
     * @param text as it stands
     * @param start offset of its first character
     * @param end offset behind its last
     * @param spaced whether white space goes before it
     */
    Token(String text, int start, int end, boolean spaced) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.followsSpace = spaced;
        int first = text.codePointAt(0);
        // Asked for dozens of times.
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
