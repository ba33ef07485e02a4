package preflight.cli;

import preflight.report.CsvReport;
import preflight.report.HtmlReport;
import preflight.report.JsonReport;
import preflight.report.JunitReport;
import preflight.report.Palette;
import preflight.report.ReportFormat;
import preflight.report.SarifReport;
import preflight.report.TextReport;

/** The values of {@code --format}. */
enum OutputFormat {
    text,
    json,
    html,
    csv,
    junit,
    sarif;

    ReportFormat report(Palette palette, int columns, FailOn failOn) {
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
