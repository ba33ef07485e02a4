package preflight.reference.tagger;

import java.util.Map;

/**
 * Everything a trained {@link Tagger} consists of.
 *
 * @param lexicon class of each lower-case word, see {@link preflight.reference.tagger.feature.Lexicon}
 * @param gazetteer hashes of the known container titles, ascending, see
 *     {@link preflight.reference.tagger.feature.Gazetteer}
 */
public record TaggerModel(CrfWeights crf, RerankerWeights reranker, Map<String, Integer> lexicon, int[] gazetteer) {
    public TaggerModel {
        lexicon = Map.copyOf(lexicon);
    }
}
