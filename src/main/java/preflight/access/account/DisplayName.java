package preflight.access.account;

/** The name of an account or a key. Invisible characters are rejected, because names are printed to terminals and pages. */
public final class DisplayName {
    private static final int MAX_LENGTH = 100;

    private DisplayName() {}

    /**
     * The name without surrounding white space.
     *
     * @throws InvalidName when the name is empty, too long or has invisible characters
     */
    public static String validate(String name) {
        String stripped = name.strip();
        if (stripped.isEmpty() || stripped.codePointCount(0, stripped.length()) > MAX_LENGTH) {
            throw new InvalidName("a name has 1 to %d characters".formatted(MAX_LENGTH));
        }
        if (stripped.codePoints().anyMatch(DisplayName::isInvisible)) {
            throw new InvalidName("a name has no control or invisible characters");
        }
        return stripped;
    }

    private static boolean isInvisible(int codePoint) {
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
