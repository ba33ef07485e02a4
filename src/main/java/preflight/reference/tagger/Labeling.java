package preflight.reference.tagger;

import java.util.ArrayList;
import java.util.List;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * One way to read a reference.
 *
 * @param labels of each token
 * @param behind how far its score is behind that of the likeliest reading
 * @param stretches its fields and what lies between them; marks at their ends belong to none
 */
public record Labeling(int[] labels, float scoreGap, List<Span> spans) {

    /**
     * Tokens of one label.
     *
     * @param start the first
     * @param end behind the last
     */
    public record Span(int label, int start, int end) {}

    public static Labeling of(int[] labels, float behind, TokenFeatures features) {
        List<Span> stretches = new ArrayList<>();
        for (int i = 0; i < labels.length; ) {
            int next = i + 1;
            while (next < labels.length && labels[next] == labels[i]) {
                next++;
            }
            int start = i;
            int end = next;
            while (start < end && features.token(start).isPunctuation()) {
                start++;
            }
            while (end > start && features.token(end - 1).isPunctuation()) {
                end--;
            }
            if (start < end) {
                stretches.add(new Span(labels[i], start, end));
            }
            i = next;
        }
        return new Labeling(labels, behind, stretches);
    }

    /** The share of fields that both find, as F1. */
    public double fieldF1(Labeling other) {
        int common = 0;
        int fields = other.fieldCount();
        int j = 0;
        for (Span stretch : spans) {
            if (isField(stretch)) {
                while (j < other.spans.size() && other.spans.get(j).start() < stretch.start()) {
                    j++;
                }
                fields++;
                common += j < other.spans.size() && other.spans.get(j).equals(stretch) ? 1 : 0;
            }
        }
        return 2.0 * common / Math.max(1, fields);
    }

    private int fieldCount() {
        int fields = 0;
        for (Span stretch : spans) {
            fields += isField(stretch) ? 1 : 0;
        }
        return fields;
    }

    private static boolean isField(Span stretch) {
        return stretch.label() != Label.NONE.ordinal();
    }
}
