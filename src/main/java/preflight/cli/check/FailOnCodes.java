package preflight.cli.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import preflight.report.Report;
import preflight.report.finding.FindingCodes;

/** Which findings make a check exit with 1. */
record FailOnCodes(Set<String> codes) {
    /** What is worth stopping for unless a caller says otherwise: all that asks to be fixed or looked at. */
    static final FailOnCodes DEFAULT = new FailOnCodes(FindingCodes.NEEDS_ATTENTION);

    FailOnCodes {
        codes = Set.copyOf(codes);
    }

    /**
     * Of {@code none}, {@code any}, or codes with commas between them.
     *
     * @throws IllegalArgumentException when one is not known: a misspelt code would never fail
     */
    static FailOnCodes of(String list) {
        if (list.equals("none")) {
            return new FailOnCodes(Set.of());
        }
        if (list.equals("any")) {
            return new FailOnCodes(FindingCodes.ALL);
        }
        List<String> named = Arrays.stream(list.split(",")).map(String::strip).toList();
        List<String> unknown = new ArrayList<>(named);
        unknown.removeAll(FindingCodes.ALL);
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("--fail-on does not know %s. It knows: none, any, %s"
                    .formatted(
                            String.join(", ", unknown),
                            new TreeSet<>(FindingCodes.ALL).stream().collect(Collectors.joining(", "))));
        }
        return new FailOnCodes(Set.copyOf(named));
    }

    boolean matches(Report report) {
        return report.codes().stream().anyMatch(codes::contains);
    }
}
