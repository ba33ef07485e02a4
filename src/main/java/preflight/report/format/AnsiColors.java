package preflight.report.format;

import java.util.Map;
import preflight.report.Severity;

/** Whether output has ANSI colours. */
public enum AnsiColors {
    COLORED,
    PLAIN;

    private static final String BOLD = "1";
    private static final String UNDERLINED = "1;4";

    /** Coloured on a terminal, unless NO_COLOR asks for none (no-color.org: set and not empty) or the terminal is dumb. */
    public static AnsiColors of(Map<String, String> environment, boolean terminal) {
        boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean dumb = environment.getOrDefault("TERM", "").equals("dumb");
        return terminal && !refused && !dumb ? COLORED : PLAIN;
    }

    String color(Severity severity, String text) {
        return sequence(severity.color(), text);
    }

    String bold(String text) {
        return sequence(BOLD, text);
    }

    String highlight(String text) {
        return sequence(UNDERLINED, text);
    }

    private String sequence(String parameters, String text) {
        return this == COLORED ? "\u001b[" + parameters + "m" + text + "\u001b[0m" : text;
    }
}
