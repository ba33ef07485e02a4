package preflight.reference.tagger;

import java.util.ArrayList;
import java.util.List;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * One sequence of labels for the tokens of a reference.
 *
 * @param labels ordinal of the {@link Label} of each token
 * @param scoreGap how far its CRF score is below the best score, in log-likelihood; 0 for the best
 * @param spans maximal runs of one label, {@link Label#NONE} included, without punctuation at their ends
 */
public record Labeling(int[] labels, float scoreGap, List<Span> spans) {

    /**
     * A run of tokens with one label.
     *
     * @param label ordinal of the {@link Label}
     * @param start index of the first token
     * @param end index after the last token
     */
    public record Span(int label, int start, int end) {}

    /** The labeling with its spans. */
    public static Labeling of(int[] labels, float scoreGap, TokenFeatures features) {
        List<Span> spans = new ArrayList<>();
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
                spans.add(new Span(labels[i], start, end));
            }
            i = next;
        }
        return new Labeling(labels, scoreGap, spans);
    }

    /** F1 of the fields of one labeling measured against the other, 0 to 1; symmetric. */
    public double fieldF1(Labeling other) {
        int common = 0;
        int fields = other.fieldCount();
        int j = 0;
        for (Span span : spans) {
            if (isField(span)) {
                while (j < other.spans.size() && other.spans.get(j).start() < span.start()) {
                    j++;
                }
                fields++;
                common += j < other.spans.size() && other.spans.get(j).equals(span) ? 1 : 0;
            }
        }
        return 2.0 * common / Math.max(1, fields);
    }

    private int fieldCount() {
        int fields = 0;
        for (Span span : spans) {
            fields += isField(span) ? 1 : 0;
        }
        return fields;
    }

    private static boolean isField(Span span) {
        return span.label() != Label.NONE.ordinal();
    }
}
