package preflight.reference.parsing;

/**
 * A token of a reference: a run of letters, a run of digits, or one other character.
 *
 * @param text as it stands
 * @param start offset of its first character
 * @param end offset behind its last
 * @param spaced whether white space goes before it
 */
record Token(String text, int start, int end, boolean spaced) {

    boolean isWord() {
        return Character.isLetter(text.codePointAt(0));
    }

    boolean isNumber() {
        return Character.isDigit(text.codePointAt(0));
    }

    boolean isMark() {
        return !isWord() && !isNumber();
    }
}
