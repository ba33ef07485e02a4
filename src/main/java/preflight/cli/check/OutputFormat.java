package preflight.cli.check;

import preflight.report.format.AnsiColors;
import preflight.report.format.CsvReport;
import preflight.report.format.HtmlReport;
import preflight.report.format.JsonReport;
import preflight.report.format.JunitReport;
import preflight.report.format.ReportFormat;
import preflight.report.format.SarifReport;
import preflight.report.format.TextReport;

/** The values of {@code --format}. */
enum OutputFormat {
    text,
    json,
    html,
    csv,
    junit,
    sarif;

    ReportFormat report(AnsiColors palette, int columns, FailOnCodes failOn) {
        return switch (this) {
            case text -> new TextReport(palette, columns);
            case json -> new JsonReport();
            case html -> new HtmlReport();
            case csv -> new CsvReport();
            case junit -> new JunitReport(failOn.codes());
            case sarif -> new SarifReport();
        };
    }
}
