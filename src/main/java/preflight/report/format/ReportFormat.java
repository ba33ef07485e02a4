package preflight.report.format;

import preflight.report.Report;

/** A form a report takes. */
public interface ReportFormat {
    /** The report as text, UTF-8 when it is written. */
    String render(Report report);
}
