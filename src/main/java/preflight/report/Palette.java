package preflight.report;

import java.util.Map;

/** Whether output is coloured. */
public enum Palette {
    COLOURED,
    PLAIN;

    private static final String BOLD = "1";
    private static final String UNDERLINED = "1;4";

    /** Coloured on a terminal, unless NO_COLOR asks for none (no-color.org: set and not empty) or the terminal is dumb. */
    public static Palette of(Map<String, String> environment, boolean terminal) {
        boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean dumb = environment.getOrDefault("TERM", "").equals("dumb");
        return terminal && !refused && !dumb ? COLOURED : PLAIN;
    }

    String paint(Severity severity, String text) {
        return sequence(severity.colour(), text);
    }

    String bold(String text) {
        return sequence(BOLD, text);
    }

    String marked(String text) {
        return sequence(UNDERLINED, text);
    }

    private String sequence(String parameters, String text) {
        return this == COLOURED ? "\u001b[" + parameters + "m" + text + "\u001b[0m" : text;
    }
}
