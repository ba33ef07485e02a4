package preflight.report;

/** How much a finding asks of the reader: a sign for those who see no colours, a colour for those who do. The worst first. */
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

    /** One character. */
    public char sign() {
        return sign;
    }

    /** Over the findings of this kind. */
    public String heading() {
        return heading;
    }

    /** The parameters of the terminal's "select graphic rendition" sequence. */
    public String color() {
        return color;
    }
}
