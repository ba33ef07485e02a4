package preflight.access;

/** A name people give to an account or a key. It is printed into terminals and pages: nothing invisible is let in. */
final class DisplayName {
    private static final int LONGEST = 100;

    private DisplayName() {}

    /** {@code name} without surrounding space, or an {@link InvalidName} that says what is wrong. */
    static String checked(String name) {
        String stripped = name.strip();
        if (stripped.isEmpty() || stripped.codePointCount(0, stripped.length()) > LONGEST) {
            throw new InvalidName("a name has 1 to %d characters".formatted(LONGEST));
        }
        if (stripped.codePoints().anyMatch(DisplayName::invisible)) {
            throw new InvalidName("a name has no control or invisible characters");
        }
        return stripped;
    }

    private static boolean invisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
