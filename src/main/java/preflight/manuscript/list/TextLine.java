package preflight.manuscript.list;

/**
 * A line of a manuscript as it stands on the page; in formats that know paragraphs, a paragraph.
 *
 * @param text without the white space around it; never empty
 * @param number in the file, from 1; 0 in formats that have no lines
 * @param indent from the left edge of its column, in widths of an "n"
 * @param gap whether more space stands above it than between the lines of a paragraph
 * @param heading whether the format says that it is a heading
 * @param top whether it stands at the head of a column, where nothing tells about a gap
 */
public record TextLine(String text, int number, double indent, boolean gapAbove, boolean heading, boolean columnTop) {
    /** A line of a text without columns. */
    public TextLine(String text, int number, double indent, boolean gapAbove, boolean heading) {
        this(text, number, indent, gapAbove, heading, false);
    }

    /** A paragraph of a format that knows where paragraphs begin. */
    public static TextLine paragraph(String text, int number) {
        return new TextLine(text, number, 0, true, false);
    }

    /** A heading of a format that says what is one. */
    public static TextLine heading(String text, int number) {
        return new TextLine(text, number, 0, true, true);
    }
}
