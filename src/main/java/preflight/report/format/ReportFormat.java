package preflight.report.format;

import preflight.report.Report;

/** An output format of a report. */
public interface ReportFormat {
    /** The report as text, to be written in UTF-8. */
    String render(Report report);
}
