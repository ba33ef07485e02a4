package preflight.report;

/** What a part of the check comes to, in a line. */
public record Statement(Severity severity, String word, String text) {}
