package preflight.report.finding;

import static java.util.Objects.requireNonNullElse;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import preflight.contract.Answer;
import preflight.contract.AnswerMerger;
import preflight.contract.AnswerReader;
import preflight.contract.AnswerSection;
import preflight.contract.CheckAnswer;
import preflight.report.CheckedFile;
import preflight.report.FindingDetail;
import preflight.report.Report;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** Makes a report from the answers to the calls that checked a manuscript. */
public final class ReportBuilder {
    private ReportBuilder() {}

    /**
     * The report.
     *
     * @param answers in the order of the references they are about
     * @throws IOException when one of them is no answer of the contract
     */
    public static Report build(CheckedFile file, List<JsonNode> answers) throws IOException {
        List<Answer> read = new ArrayList<>();
        for (JsonNode answer : answers) {
            read.add(AnswerReader.read(answer));
        }
        CheckAnswer merged = AnswerMerger.merge(read);
        List<ReportFinding> findings = new ArrayList<>(notChecked(file));
        findings.addAll(findings(
                ReportArea.SOURCES,
                merged.sourceQuality(),
                section -> SourceFindings.of(section, merged.citations().results())));
        findings.addAll(findings(ReportArea.REFERENCES, merged.citations(), ReferenceFindings::of));
        findings.addAll(findings(ReportArea.WRITING, merged.aiDetection(), WritingFindings::of));
        // The sort is stable: within a severity, each area keeps its own order.
        findings.sort(Comparator.comparing(ReportFinding::severity));
        return new Report(
                file,
                SummaryLines.of(merged),
                findings,
                ReferenceFindings.checkedReferences(merged.citations()),
                merged,
                answers);
    }

    /** The parts that were not checked: what the reader did not understand, and calls that failed. */
    private static List<ReportFinding> notChecked(CheckedFile file) {
        return file.remarks().stream()
                .filter(CheckedFile.Remark::warning)
                .map(remark -> new ReportFinding(
                        Severity.DOUBT,
                        ReportArea.MANUSCRIPT,
                        FindingCodes.NOT_CHECKED,
                        "NOT CHECKED",
                        0,
                        remark.text(),
                        List.of()))
                .toList();
    }

    /** The findings of a section. A section that failed is a finding itself, a skipped one has none. */
    private static <S extends AnswerSection> List<ReportFinding> findings(
            ReportArea area, S section, Function<S, List<ReportFinding>> ofSection) {
        if (section.ran()) {
            return ofSection.apply(section);
        }
        if (section.skipped()) {
            return List.of();
        }
        return List.of(new ReportFinding(
                Severity.ALARM,
                area,
                ReportFinding.FAILED,
                "FAILED",
                0,
                area.title(),
                List.of(
                        FindingDetail.of(
                                FindingDetail.Kind.BECAUSE,
                                requireNonNullElse(section.reason(), "no reason was given")),
                        FindingDetail.of(
                                FindingDetail.Kind.MEANS, "Nothing is known. Nothing was charged; try again."))));
    }
}
