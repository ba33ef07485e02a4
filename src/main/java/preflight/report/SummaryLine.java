package preflight.report;

/** What a part of the check comes to, in a line. */
public record SummaryLine(Severity severity, String label, String text) {}
