package preflight.manuscript.latex;

import java.util.Optional;

/** Reads LaTeX source from left to right: characters, commands, groups. */
final class LatexScanner {
    private final String source;
    private int at;

    LatexScanner(String source) {
        this.source = source;
    }

    boolean atEnd() {
        return at >= source.length();
    }

    /** The next character; NUL at the end. */
    char peek() {
        return atEnd() ? '\0' : source.charAt(at);
    }

    boolean lookingAt(String text) {
        return source.startsWith(text, at);
    }

    void skip(int characters) {
        at = Math.min(source.length(), at + characters);
    }

    char next() {
        return source.charAt(at++);
    }

    /** The name of the command after its backslash: ASCII letters, or one other character. A star and a space are skipped. */
    String readCommandName() {
        int start = at;
        while (!atEnd() && Character.isLetter(peek()) && peek() < 0x80) {
            at++;
        }
        if (at == start && !atEnd()) {
            return Character.toString(next());
        }
        String name = source.substring(start, at);
        if (peek() == '*') {
            at++;
        }
        if (peek() == ' ') {
            at++;
        }
        return name;
    }

    /** The content of the next braces; without braces the next character or command; empty at the end. */
    String readGroup() {
        skipSpace();
        if (atEnd()) {
            return "";
        }
        if (peek() == '{') {
            return readBetween('}');
        }
        char c = next();
        return c == '\\' ? "\\" + readCommandName() : Character.toString(c);
    }

    /** The content of the next brackets; empty if no bracket follows. */
    Optional<String> readOption() {
        int before = at;
        skipSpace();
        if (peek() == '[') {
            return Optional.of(readBetween(']'));
        }
        at = before;
        return Optional.empty();
    }

    /** Whether a group in braces follows. */
    boolean hasGroup() {
        int i = at;
        while (i < source.length() && Character.isWhitespace(source.charAt(i))) {
            i++;
        }
        return i < source.length() && source.charAt(i) == '{';
    }

    /** The text up to a mark, and skips the mark; the rest of the source if the mark is missing. */
    String readUntil(String mark) {
        int found = source.indexOf(mark, at);
        String text = source.substring(at, found < 0 ? source.length() : found);
        at = found < 0 ? source.length() : found + mark.length();
        return text;
    }

    private void skipSpace() {
        while (!atEnd() && Character.isWhitespace(peek())) {
            at++;
        }
    }

    private String readBetween(char close) {
        int start = ++at;
        int depth = 0;
        for (; !atEnd(); at++) {
            char c = peek();
            if (c == '\\') {
                at++;
            } else if (c == close && depth == 0) {
                return source.substring(start, at++);
            } else if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth--;
            }
        }
        at = Math.min(at, source.length());
        return source.substring(Math.min(start, at), at);
    }
}
