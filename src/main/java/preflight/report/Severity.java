package preflight.report;

/** The severity of a finding, with a sign and a colour to show it. The most serious first. */
public enum Severity {
    ALARM('x', "1;31", "To fix"),
    DOUBT('?', "33", "To look at"),
    NOTE('!', "36", "To know"),
    NEUTRAL('-', "2", ""),
    GOOD('+', "32", "In order");

    private final char sign;
    private final String color;
    private final String heading;

    Severity(char sign, String colour, String heading) {
        this.sign = sign;
        this.color = colour;
        this.heading = heading;
    }

    /** The sign, for output without colours. */
    public char sign() {
        return sign;
    }

    /** The heading over the findings of this severity. */
    public String heading() {
        return heading;
    }

    /** The parameters of the ANSI "select graphic rendition" sequence. */
    public String color() {
        return color;
    }
}
