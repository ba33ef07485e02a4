package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Counts flags found and flags expected on labelled references, by kind of reference and by flag. Only verified references are
 * examined, so recall is flags found of the flags that the labels of verified references ask for; false flags are those that
 * the label of a verified reference does not ask for.
 */
final class QualityFlagTable {
    /** The codes that are labelled. Other codes are counted without a label. */
    private static final Set<String> LABELLED = Set.of(
            "retracted_source",
            "withdrawn_source",
            "expression_of_concern",
            "preprint_source",
            "preprint_has_published_version");

    private final Map<String, Row> byKind = new TreeMap<>();
    private final Map<String, Row> byFlag = new TreeMap<>();
    private final Map<String, Integer> unlabelled = new TreeMap<>();
    private final List<String> errors = new ArrayList<>();

    /** Counts a reference that was not verified, and so not examined. */
    void unverified(String kind) {
        byKind.computeIfAbsent(kind, k -> new Row()).references++;
    }

    /** Counts a verified reference. */
    void count(JsonNode query, Set<String> expected, Set<String> found, boolean rightWork) {
        Row kind = byKind.computeIfAbsent(query.path("kind").asText(), k -> new Row());
        kind.references++;
        kind.verified++;
        kind.otherWork += rightWork ? 0 : 1;
        for (String code : expected) {
            boolean there = found.contains(code);
            kind.expect(there);
            byFlag.computeIfAbsent(code, c -> new Row()).expect(there);
            if (!there) {
                errors.add("missed " + code + ": " + query.path("ref").asText());
            }
        }
        for (String code : found) {
            if (!LABELLED.contains(code)) {
                unlabelled.merge(code, 1, Integer::sum);
            } else if (!expected.contains(code)) {
                kind.falseFlags++;
                byFlag.computeIfAbsent(code, c -> new Row()).falseFlags++;
                errors.add("false " + code + ": " + query.path("ref").asText());
            }
        }
    }

    void print(PrintStream out) {
        out.println(
                "Expected and found flags of verified references; recall: found of expected; false: found, not expected.");
        out.printf(
                "%-32s %10s %9s %10s %9s %7s %7s %6s%n",
                "", "references", "verified", "other work", "expected", "found", "recall", "false");
        byKind.forEach((name, row) -> out.printf(
                "%-32s %10d %9d %10d %9d %7d %7s %6d%n",
                name,
                row.references,
                row.verified,
                row.otherWork,
                row.expected,
                row.found,
                row.recall(),
                row.falseFlags));
        out.println();
        byFlag.forEach((name, row) ->
                out.printf("%-32s %41d %7d %7s %6d%n", name, row.expected, row.found, row.recall(), row.falseFlags));
        unlabelled.forEach((name, count) -> out.printf("%-32s %41s %7d%n", name, "not labelled", count));
        errors.forEach(fault -> out.printf("%n%s", fault));
        out.println();
    }

    private static final class Row {
        private int references;
        private int verified;
        private int otherWork;
        private int expected;
        private int found;
        private int falseFlags;

        void expect(boolean there) {
            expected++;
            found += there ? 1 : 0;
        }

        String recall() {
            return expected == 0 ? "-" : "%.4f".formatted((double) found / expected);
        }
    }
}
