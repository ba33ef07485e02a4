package preflight.reference.tagger;

/**
 * The weights of a trained CRF.
 *
 * @param start score of each label for the first token
 * @param transitions score of label b after label a across a kind of boundary, at {@code (kind * labels + a) * labels + b}
 * @param hashes hash of each feature, distinct
 * @param rows weight of each feature for each label, one byte each, a row of labels for each feature
 * @param scale weight of one unit of a byte in {@code rows}
 */
public record CrfWeights(float[] start, float[] transitions, int[] hashes, byte[] rows, float scale) {
    /** The CRF with these weights. */
    public Crf toCrf() {
        int labels = start.length;
        return new Crf(labels, start, transitions, new WeightTable(labels, hashes, rows, scale));
    }
}
