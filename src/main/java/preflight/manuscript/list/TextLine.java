package preflight.manuscript.list;

/**
 * A line of a manuscript as on the page. In formats with paragraphs, a paragraph.
 *
 * @param text without surrounding white space; never empty
 * @param number line number in the file, from 1; 0 in formats without lines
 * @param indent distance from the left edge of its column, in widths of an "n"
 * @param gapAbove whether the space above it is wider than between lines of a paragraph
 * @param heading whether the format marks it as a heading
 * @param columnTop whether it is the first of a column, where a gap cannot be seen
 */
public record TextLine(String text, int number, double indent, boolean gapAbove, boolean heading, boolean columnTop) {
    /** A line of a text that has no columns. */
    public TextLine(String text, int number, double indent, boolean gapAbove, boolean heading) {
        this(text, number, indent, gapAbove, heading, false);
    }

    /** This line with another text. */
    TextLine withText(String other) {
        return new TextLine(other, number, indent, gapAbove, heading, columnTop);
    }
}
