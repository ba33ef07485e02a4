package preflight.report.finding;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** The codes of findings and verdicts. */
public final class FindingCodes {
    /** A part of the manuscript was not checked. */
    static final String NOT_CHECKED = "not_checked";

    /** The codes to fix or to look at. */
    public static final Set<String> NEEDS_ATTENTION = Stream.concat(
                    Stream.of(
                            "uncertain",
                            "off_index",
                            "unparseable",
                            "likely",
                            "possibly",
                            "risk",
                            "caution",
                            ReportFinding.FAILED,
                            NOT_CHECKED),
                    Arrays.stream(SourceIssueCode.values())
                            .filter(code -> code.severity().compareTo(Severity.DOUBT) <= 0)
                            .map(SourceIssueCode::code))
            .collect(Collectors.toUnmodifiableSet());

    /** All codes that this version knows. The list of the contract is open. */
    public static final Set<String> ALL = Stream.of(
                    NEEDS_ATTENTION.stream(),
                    Stream.of("inconclusive"),
                    Arrays.stream(SourceIssueCode.values())
                            .filter(code -> code != SourceIssueCode.OTHER)
                            .map(SourceIssueCode::code))
            .flatMap(codes -> codes)
            .collect(Collectors.toUnmodifiableSet());

    private FindingCodes() {}
}
