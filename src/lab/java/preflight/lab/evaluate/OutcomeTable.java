package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import preflight.reference.decide.ReferenceVerdict.Status;

/** Counts outcomes of labelled references by kind and style. */
final class OutcomeTable {
    private final Map<String, Row> byKind = new TreeMap<>();
    private final Map<String, Row> byStyle = new TreeMap<>();
    private int positives;
    private int right;
    private int verified;

    void count(JsonNode query, Status status, boolean isRight) {
        String kind = query.path("kind").asText() + (query.path("weak").asBoolean() ? " (weak)" : "");
        byKind.computeIfAbsent(kind, k -> new Row()).count(status, isRight);
        String style = query.path("style").asText();
        if (kind.startsWith("positive") || kind.startsWith("excluded")) {
            byStyle.computeIfAbsent(kind + " / " + style, k -> new Row()).count(status, isRight);
        }
        verified += status == Status.VERIFIED ? 1 : 0;
        right += status == Status.VERIFIED && isRight ? 1 : 0;
        boolean positive = kind.matches("positive.*|doi_positive|doi_only|hallmark_valid")
                && !query.path("ok_verified").isEmpty();
        positives += positive ? 1 : 0;
    }

    void print(PrintStream out) {
        out.printf(
                "%-56s %7s %9s %9s %9s %9s %9s %7s%n",
                "", "n", "ver.right", "ver.wrong", "unc.right", "unc.other", "off_index", "unpars.");
        byKind.forEach((name, row) -> row.print(out, name));
        out.println();
        byStyle.forEach((name, row) -> row.print(out, name));
        double precision = verified == 0 ? 0 : (double) right / verified;
        double recall = positives == 0 ? 0 : Math.min(1, (double) right / positives);
        out.printf(
                "%nverified: precision %.4f, recall %.4f, F1 %.4f%n",
                precision, recall, precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall));
    }

    private static final class Row {
        private final int[] cells = new int[6];
        private int n;

        void count(Status status, boolean isRight) {
            n++;
            cells[
                    switch (status) {
                        case VERIFIED -> isRight ? 0 : 1;
                        case UNCERTAIN -> isRight ? 2 : 3;
                        case OFF_INDEX -> 4;
                        case UNPARSEABLE -> 5;
                    }]++;
        }

        void print(PrintStream out, String name) {
            out.printf("%-56s %7d", name, n);
            for (int i = 0; i < cells.length; i++) {
                out.printf(i < 5 ? " %9.4f" : " %7.4f", (double) cells[i] / n);
            }
            out.println();
        }
    }
}
