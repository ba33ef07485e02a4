package preflight.manuscript.pdf;

/**
 * A character on a page. Coordinates are in points from the top left corner.
 *
 * @param y the baseline
 * @param size the font size as printed
 */
record Glyph(String text, double x, double y, double width, double size, boolean bold) {
    /** Height above and below the baseline, as a share of the size. */
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
