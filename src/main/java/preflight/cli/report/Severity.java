package preflight.cli.report;

/** How much a finding asks of the reader: a sign for those who see no colours, a colour for those who do. */
enum Severity {
    ALARM('x', "1;31"),
    DOUBT('?', "33"),
    NOTE('!', "36"),
    GOOD('+', "32"),
    NEUTRAL('-', "2");

    private final char sign;
    private final String colour;

    Severity(char sign, String colour) {
        this.sign = sign;
        this.colour = colour;
    }

    char sign() {
        return sign;
    }

    /** The parameters of the terminal's "select graphic rendition" sequence. */
    String colour() {
        return colour;
    }
}
