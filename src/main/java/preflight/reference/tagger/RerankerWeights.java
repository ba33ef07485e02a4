package preflight.reference.tagger;

/**
 * The weights of a trained reranker.
 *
 * @param scoreWeight weight of the gap between a labeling's CRF score and the best CRF score
 * @param hashes hash of each feature, distinct
 * @param weights weight of each feature, one byte each, none 0
 * @param scale weight of one unit of a byte in {@code weights}
 */
public record RerankerWeights(float scoreWeight, int[] hashes, byte[] weights, float scale) {
    /** The reranker with these weights. */
    public Reranker toReranker() {
        return new Reranker(scoreWeight, new WeightMap(hashes, weights, scale));
    }
}
