package preflight.report.format;

import java.util.List;
import preflight.report.CheckedFile;
import preflight.report.Report;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/**
 * A report for a terminal: remarks on the file, a summary, then the findings, the most serious first. Text of a reference or
 * manuscript cannot move the cursor, colour the screen or hide a line.
 */
public final class TextReport implements ReportFormat {
    /** Fits next to an editor and in an e-mail. */
    public static final int COLUMNS = 100;

    private static final int MIN_COLUMNS = 50;
    private final AnsiColors colors;
    private final int columns;

    public TextReport(AnsiColors colors) {
        this(colors, COLUMNS);
    }

    /** For a terminal with this number of columns. At least {@value #MIN_COLUMNS} and at most {@value #COLUMNS} are used. */
    public TextReport(AnsiColors colors, int columns) {
        this.colors = colors;
        this.columns = Math.clamp(columns, MIN_COLUMNS, COLUMNS);
    }

    @Override
    public String render(Report report) {
        TerminalPage page = new TerminalPage(colors, columns);
        page.title("Preflight report on " + report.subject().file());
        subject(report.subject(), page);
        page.space();
        report.summary().forEach(line -> page.summary(line.severity(), line.label(), line.text()));
        for (Severity severity : Severity.values()) {
            findings(severity, report.findings(severity), page);
        }
        if (report.findings().isEmpty()) {
            page.space();
            page.summary(Severity.GOOD, "Nothing found", "Nothing to look at in what was checked.");
        }
        return page.toString();
    }

    private static void subject(CheckedFile subject, TerminalPage page) {
        if (!subject.format().isEmpty()) {
            page.summary(
                    Severity.NEUTRAL,
                    "Read",
                    "%s%s, %,d characters of text, %d references"
                            .formatted(
                                    subject.format(),
                                    subject.title().isEmpty() ? "" : ", “" + subject.title() + "”",
                                    subject.characters(),
                                    subject.references()));
        }
        for (CheckedFile.Remark remark : subject.remarks()) {
            page.summary(
                    remark.warning() ? Severity.DOUBT : Severity.NEUTRAL,
                    remark.warning() ? "Not understood" : "Understood",
                    remark.text());
        }
    }

    private static void findings(Severity severity, List<ReportFinding> findings, TerminalPage page) {
        if (findings.isEmpty()) {
            return;
        }
        page.heading("%s (%d)".formatted(severity.heading(), findings.size()));
        for (ReportFinding finding : findings) {
            page.finding(severity, finding.label(), finding.subject());
            finding.details().forEach(detail -> page.detail(detail.label(), detail.text()));
        }
    }
}
