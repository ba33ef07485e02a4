package preflight.cli.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import preflight.report.Report;
import preflight.report.finding.FindingCodes;

/** The finding codes with which a check exits with 1. */
record FailOnCodes(Set<String> codes) {
    /** The default: all findings that should be fixed or reviewed. */
    static final FailOnCodes DEFAULT = new FailOnCodes(FindingCodes.NEEDS_ATTENTION);

    FailOnCodes {
        codes = Set.copyOf(codes);
    }

    /**
     * Parses {@code none}, {@code any}, or codes separated by commas.
     *
     * @throws IllegalArgumentException when a code is unknown, because it would never match
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
            throw new IllegalArgumentException("--fail-on: unknown code %s. Known codes: none, any, %s"
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
