package preflight.report.finding;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import preflight.report.Severity;

/** The codes that findings and verdicts carry. */
public final class FindingCodes {
    /** Of findings that ask to be fixed or looked at. */
    public static final Set<String> NEEDS_ATTENTION = needsAttention();
    /** All that this version knows; the contract's list is open. */
    public static final Set<String> ALL = all();

    private FindingCodes() {}

    private static Set<String> needsAttention() {
        Set<String> codes = new HashSet<>(List.of(
                "uncertain",
                "off_index",
                "unparseable",
                "likely",
                "possibly",
                "risk",
                "caution",
                "failed",
                ManuscriptFindings.CODE));
        Arrays.stream(SourceIssueCode.values())
                .filter(code -> code.severity().compareTo(Severity.DOUBT) <= 0)
                .forEach(code -> codes.add(code.name().toLowerCase(Locale.ROOT)));
        return Set.copyOf(codes);
    }

    private static Set<String> all() {
        Set<String> codes = new HashSet<>(NEEDS_ATTENTION);
        codes.add("inconclusive");
        Arrays.stream(SourceIssueCode.values())
                .filter(code -> code != SourceIssueCode.OTHER)
                .forEach(code -> codes.add(code.name().toLowerCase(Locale.ROOT)));
        return Set.copyOf(codes);
    }
}
