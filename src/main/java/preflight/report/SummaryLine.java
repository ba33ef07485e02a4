package preflight.report;

/** The result of one section in one line. */
public record SummaryLine(Severity severity, String label, String text) {}
