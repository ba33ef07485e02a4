package preflight.work.id;

import java.util.Optional;

/** Parses International Standard Book Numbers into canonical form: the thirteen digits of ISBN-13 (ISO 2108). */
public final class Isbn {
    private Isbn() {}

    /** Parses an ISBN-10 or ISBN-13 with optional hyphens, spaces and a URL or "ISBN" prefix; empty when the check digit is wrong. */
    public static Optional<String> parse(String text) {
        String tail =
                text.substring(text.lastIndexOf('/') + 1).replaceFirst("(?i)^\\s*(?:urn:)?isbn(?:-?1[03])?:?", "");
        String digits = tail.replaceAll("[\\s\\p{Pd}]", "");
        if (digits.matches("97[89]\\d{10}")) {
            return checkDigit(digits) == digits.charAt(12) ? Optional.of(digits) : Optional.empty();
        }
        if (digits.matches("\\d{9}[\\dXx]") && hasValidIsbn10CheckDigit(digits)) {
            String body = "978" + digits.substring(0, 9);
            return Optional.of(body + checkDigit(body));
        }
        return Optional.empty();
    }

    private static char checkDigit(String digits) {
        int sum = 0;
        for (int i = 0; i < 12; i++) {
            sum += Character.digit(digits.charAt(i), 10) * (i % 2 == 0 ? 1 : 3);
        }
        return Character.forDigit((10 - sum % 10) % 10, 10);
    }

    private static boolean hasValidIsbn10CheckDigit(String digits) {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            char c = digits.charAt(i);
            sum += (10 - i) * (Character.isDigit(c) ? Character.digit(c, 10) : 10);
        }
        return sum % 11 == 0;
    }
}
