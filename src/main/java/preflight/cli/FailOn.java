package preflight.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import preflight.report.Codes;
import preflight.report.Report;

/** Which findings make a check exit with 1. */
record FailOn(Set<String> codes) {
    /** What is worth stopping for unless a caller says otherwise: all that asks to be fixed or looked at. */
    static final FailOn DEFAULT = new FailOn(Codes.WORTH_A_LOOK);

    FailOn {
        codes = Set.copyOf(codes);
    }

    /**
     * Of {@code none}, {@code any}, or codes with commas between them.
     *
     * @throws IllegalArgumentException when one is not known: a misspelt code would never fail
     */
    static FailOn of(String list) {
        if (list.equals("none")) {
            return new FailOn(Set.of());
        }
        if (list.equals("any")) {
            return new FailOn(Codes.ALL);
        }
        List<String> named = Arrays.stream(list.split(",")).map(String::strip).toList();
        List<String> unknown = new ArrayList<>(named);
        unknown.removeAll(Codes.ALL);
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("--fail-on does not know %s. It knows: none, any, %s"
                    .formatted(
                            String.join(", ", unknown),
                            new TreeSet<>(Codes.ALL).stream().collect(Collectors.joining(", "))));
        }
        return new FailOn(Set.copyOf(named));
    }

    boolean isMetBy(Report report) {
        return report.codes().stream().anyMatch(codes::contains);
    }
}
