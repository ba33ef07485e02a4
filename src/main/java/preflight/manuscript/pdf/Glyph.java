package preflight.manuscript.pdf;

/**
 * A character on a page, in points from the top left corner.
 *
 * @param y its baseline
 * @param size of its font as printed
 */
record Glyph(String text, double x, double y, double width, double size, boolean bold) {
    /** Share of the size that stands above and below the baseline. */
    private static final double ASCENT = .7;

    private static final double DESCENT = .2;

    double right() {
        return x + width;
    }

    double top() {
        return y - ASCENT * size;
    }

    double bottom() {
        return y + DESCENT * size;
    }
}
