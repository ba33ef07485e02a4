package preflight.report;

/** A form a report takes. */
public interface ReportFormat {
    /** The report as text, UTF-8 when it is written. */
    String render(Report report);
}
