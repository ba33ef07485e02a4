package preflight.api.request;

/** A short excerpt of the input for an error message, without control and invisible characters. */
final class InputExcerpt {
    private static final int MAX_CHARACTERS = 40;

    private InputExcerpt() {}

    static String of(String input) {
        int[] shown = input.codePoints()
                .limit(MAX_CHARACTERS + 1L)
                .map(c -> isPrintable(c) ? c : '?')
                .toArray();
        return shown.length <= MAX_CHARACTERS
                ? new String(shown, 0, shown.length)
                : new String(shown, 0, MAX_CHARACTERS) + "…";
    }

    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> c != '"' && c != '<' && c != '>';
        };
    }
}
