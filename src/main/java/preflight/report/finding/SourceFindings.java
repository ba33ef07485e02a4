package preflight.report.finding;

import static java.util.Objects.requireNonNullElse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import preflight.contract.CheckAnswer.SourceQualitySection;
import preflight.contract.Issue;
import preflight.contract.IssueParams;
import preflight.contract.ReferenceEntry;
import preflight.report.FindingDetail;
import preflight.report.FindingDetail.Kind;
import preflight.report.HighlightedText;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.WebLinks;

/** The issues of verified sources, the most serious first. */
final class SourceFindings {
    private SourceFindings() {}

    static List<ReportFinding> of(SourceQualitySection section, List<ReferenceEntry> references) {
        return section.issues().stream()
                .sorted(Comparator.comparing((Issue issue) -> SourceIssueCode.of(issue.code()))
                        .thenComparingInt(issue -> issue.params().referenceNumber()))
                .map(issue -> finding(issue, references))
                .toList();
    }

    private static ReportFinding finding(Issue issue, List<ReferenceEntry> references) {
        SourceIssueCode code = SourceIssueCode.of(issue.code());
        int number = issue.params().referenceNumber();
        return new ReportFinding(
                code.severity(),
                ReportArea.SOURCES,
                issue.code(),
                code.label(issue.code()),
                number,
                "Reference " + number,
                details(issue, references));
    }

    private static List<FindingDetail> details(Issue issue, List<ReferenceEntry> references) {
        IssueParams params = issue.params();
        List<FindingDetail> details = new ArrayList<>();
        details.add(FindingDetail.of(Kind.SUBMITTED, submitted(params.referenceNumber(), references)));
        details.add(FindingDetail.of(Kind.CITED_IN, issue.anchor()));
        details.add(FindingDetail.linked(Kind.WORK, requireNonNullElse(issue.reference(), "")));
        details.add(FindingDetail.of(Kind.MEANS, requireNonNullElse(issue.message(), "")));
        details.add(notice(params));
        details.add(FindingDetail.linked(Kind.CITE_INSTEAD, WebLinks.doiUrl(params.publishedDoi())));
        details.add(FindingDetail.of(Kind.CITATIONS, params.citationCount()));
        details.add(FindingDetail.of(
                Kind.PLACES, joined(params.referenceNumbers().stream().map(String::valueOf))));
        return details;
    }

    private static FindingDetail notice(IssueParams params) {
        String url = WebLinks.doiUrl(params.noticeDoi());
        return new FindingDetail(
                Kind.NOTICE,
                "notice",
                HighlightedText.of(joined(Stream.of(url, params.noticeDate(), params.noticeSource()))),
                WebLinks.toWebLink(url));
    }

    private static String submitted(int number, List<ReferenceEntry> references) {
        return number >= 1 && number <= references.size()
                ? references.get(number - 1).text()
                : "";
    }

    private static String joined(Stream<String> texts) {
        return texts.filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
    }
}
