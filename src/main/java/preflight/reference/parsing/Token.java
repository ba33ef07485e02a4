package preflight.reference.parsing;

/** A token of a reference: a run of letters, a run of digits, or one other character. */
final class Token {
    private final String text;
    private final int start;
    private final int end;
    private final boolean spaced;
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
        this.spaced = spaced;
        int first = text.codePointAt(0);
        // Asked for dozens of times.
        word = Character.isLetter(first);
        number = Character.isDigit(first);
    }

    String text() {
        return text;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    boolean spaced() {
        return spaced;
    }

    boolean isWord() {
        return word;
    }

    boolean isNumber() {
        return number;
    }

    boolean isMark() {
        return !word && !number;
    }
}
