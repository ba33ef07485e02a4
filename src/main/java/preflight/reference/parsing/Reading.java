package preflight.reference.parsing;

import java.util.ArrayList;
import java.util.List;

/**
 * One way to read a reference.
 *
 * @param labels of each token
 * @param behind how far its score is behind that of the likeliest reading
 * @param stretches its fields and what lies between them; marks at their ends belong to none
 */
record Reading(int[] labels, float behind, List<Stretch> stretches) {

    /**
     * Tokens of one label.
     *
     * @param start the first
     * @param end behind the last
     */
    record Stretch(int label, int start, int end) {}

    static Reading of(int[] labels, float behind, Features features) {
        List<Stretch> stretches = new ArrayList<>();
        for (int i = 0; i < labels.length; ) {
            int next = i + 1;
            while (next < labels.length && labels[next] == labels[i]) {
                next++;
            }
            int start = i;
            int end = next;
            while (start < end && features.token(start).isMark()) {
                start++;
            }
            while (end > start && features.token(end - 1).isMark()) {
                end--;
            }
            if (start < end) {
                stretches.add(new Stretch(labels[i], start, end));
            }
            i = next;
        }
        return new Reading(labels, behind, stretches);
    }

    /** The share of fields that both find, as F1. */
    double likeness(Reading other) {
        int common = 0;
        int fields = other.fields();
        int j = 0;
        for (Stretch stretch : stretches) {
            if (isField(stretch)) {
                while (j < other.stretches.size() && other.stretches.get(j).start() < stretch.start()) {
                    j++;
                }
                fields++;
                common += j < other.stretches.size() && other.stretches.get(j).equals(stretch) ? 1 : 0;
            }
        }
        return 2.0 * common / Math.max(1, fields);
    }

    private int fields() {
        int fields = 0;
        for (Stretch stretch : stretches) {
            fields += isField(stretch) ? 1 : 0;
        }
        return fields;
    }

    private static boolean isField(Stretch stretch) {
        return stretch.label() != Label.NONE.ordinal();
    }
}
