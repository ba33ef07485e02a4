package preflight.report.format;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import preflight.report.CheckedReference;
import preflight.report.FindingDetail.Kind;
import preflight.report.Report;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** CSV for spreadsheets: a row for each verified reference and each finding. No cell starts a formula. */
public final class CsvReport implements ReportFormat {
    private static final List<String> HEADER = List.of(
            "reference",
            "severity",
            "area",
            "code",
            "subject",
            "submitted",
            "matched_title",
            "near_miss_do_not_cite",
            "work",
            "cited_in",
            "because",
            "message");
    /** Characters that start a formula in a spreadsheet, also in their full-width form. */
    private static final String FORMULA_START = "=+-@\t\r\n＝＋－＠";

    @Override
    public String render(Report report) {
        StringWriter out = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().build(out)) {
            csv.writeRecord(HEADER);
            report.references().stream()
                    .filter(reference -> reference.severity() == Severity.GOOD)
                    .forEach(reference -> csv.writeRecord(row(reference)));
            report.findings().forEach(finding -> csv.writeRecord(row(finding)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    private static List<String> row(CheckedReference reference) {
        return cells(
                Integer.toString(reference.number()),
                "good",
                ReportArea.REFERENCES.title(),
                reference.status(),
                "Reference " + reference.number(),
                reference.text(),
                reference.matchedTitle(),
                "",
                reference.link() == null ? "" : reference.link(),
                "",
                "",
                "");
    }

    private static List<String> row(ReportFinding finding) {
        return cells(
                finding.reference() > 0 ? Integer.toString(finding.reference()) : "",
                finding.severity().name().toLowerCase(Locale.ROOT),
                finding.area().title(),
                finding.code(),
                finding.subject(),
                finding.text(Kind.SUBMITTED),
                finding.text(Kind.MATCHED),
                finding.text(Kind.NEAR_MISS),
                finding.text(Kind.WORK),
                finding.text(Kind.CITED_IN) + finding.text(Kind.SENTENCE),
                finding.text(Kind.BECAUSE),
                finding.text(Kind.MEANS));
    }

    private static List<String> cells(String... values) {
        return Stream.of(values).map(CsvReport::cell).toList();
    }

    private static String cell(String text) {
        String printable = PrintableText.of(text);
        boolean formula = !printable.isEmpty() && FORMULA_START.indexOf(printable.codePointAt(0)) >= 0;
        return formula ? "'" + printable : printable;
    }
}
