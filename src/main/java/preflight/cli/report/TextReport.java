package preflight.cli.report;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Writes the answer of a full check (contract, 2.5) as a report for a terminal: a summary, then what to look at, the
 * worst first. Nothing in a reference or a manuscript can move the cursor, colour the screen or hide a line.
 */
public final class TextReport {
    private final Palette palette;

    public TextReport(Palette palette) {
        this.palette = palette;
    }

    /** The report on one answer. */
    public String of(JsonNode answer) {
        Page page = new Page(palette);
        page.title("Preflight report");
        SummaryPart.write(answer, page);
        SourcesPart.write(answer.path("sourceQuality"), page);
        ReferencesPart.write(answer.path("citations"), page);
        WritingPart.write(answer.path("aiDetection"), page);
        return page.toString();
    }
}
