package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import preflight.reference.decide.ReferenceVerdict.Status;

/**
 * Counts outcomes of labelled references by kind and style, and sums them up in three figures. A work is right when the label
 * accepts it.
 * <ul>
 *   <li>Precision: verified references with the right work, of all verified references.
 *   <li>Recall: references verified with the right work, of the references that should be verified: those of the kinds that
 *       cite a work of the index correctly ({@link #CORRECT_KINDS}). References of other kinds, such as a real title with a
 *       wrong DOI, count for precision only, since to leave them uncertain is no fault.
 *   <li>F1: the harmonic mean of the two.
 * </ul>
 */
final class OutcomeTable {
    /** Kinds of references that should be verified when their work is in the index. */
    private static final Pattern CORRECT_KINDS = Pattern.compile("positive.*|doi_positive|doi_only|hallmark_valid");

    private static final Pattern KINDS_BY_STYLE = Pattern.compile("(?:positive|excluded).*");

    private final Map<String, Row> byKind = new TreeMap<>();
    private final Map<String, Row> byStyle = new TreeMap<>();
    private int verified;
    private int verifiedRight;
    private int correct;
    private int correctVerifiedRight;

    void count(JsonNode query, Status status, boolean isRight) {
        String kind = query.path("kind").asText();
        String row = kind + (query.path("weak").asBoolean() ? " (weak)" : "");
        byKind.computeIfAbsent(row, k -> new Row()).count(status, isRight);
        if (KINDS_BY_STYLE.matcher(kind).matches()) {
            String style = query.path("style").asText();
            byStyle.computeIfAbsent(row + " / " + style, k -> new Row()).count(status, isRight);
        }
        int hit = status == Status.VERIFIED && isRight ? 1 : 0;
        verified += status == Status.VERIFIED ? 1 : 0;
        verifiedRight += hit;
        boolean inIndex = !query.path("ok_verified").isEmpty();
        if (inIndex && CORRECT_KINDS.matcher(kind).matches()) {
            correct++;
            correctVerifiedRight += hit;
        }
    }

    double precision() {
        return share(verifiedRight, verified);
    }

    double recall() {
        return share(correctVerifiedRight, correct);
    }

    double f1() {
        double sum = precision() + recall();
        return sum == 0 ? 0 : 2 * precision() * recall() / sum;
    }

    void print(PrintStream out) {
        out.println(
                "Shares of n: verified with the right work (ver.right) or another (ver.wrong), uncertain with the right work");
        out.println(
                "(unc.right) or another (unc.other), off_index, unparseable (unpars.). Right: a work that the label accepts.");
        out.printf(
                "%n%-56s %7s %9s %9s %9s %9s %9s %7s%n",
                "", "n", "ver.right", "ver.wrong", "unc.right", "unc.other", "off_index", "unpars.");
        byKind.forEach((name, row) -> row.print(out, name));
        out.println();
        byStyle.forEach((name, row) -> row.print(out, name));
        out.printf("%nPrecision: verified with the right work, of all verified: %d of %d%n", verifiedRight, verified);
        out.printf(
                "Recall: verified with the right work, of the correct references to indexed works: %d of %d%n",
                correctVerifiedRight, correct);
        out.printf("verified: precision %.4f, recall %.4f, F1 %.4f%n", precision(), recall(), f1());
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
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
