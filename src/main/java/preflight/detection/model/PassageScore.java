package preflight.detection.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The score of a passage with the contributions of its sentences.
 *
 * @param total sum of the contributions and the bias of the model
 * @param partsBySentence for each sentence, the contribution of each {@link FeatureKind} by its ordinal
 */
public record PassageScore(double total, List<double[]> partsBySentence) {
    public PassageScore {
        partsBySentence = List.copyOf(partsBySentence);
    }

    /** The contribution of a sentence to the total. */
    public double contribution(int sentence) {
        return Arrays.stream(partsBySentence.get(sentence)).sum();
    }

    /** The kinds of features of a sentence with a positive contribution, strongest first. */
    public List<FeatureKind> featureKinds(int sentence) {
        double[] part = partsBySentence.get(sentence);
        return Stream.of(FeatureKind.values())
                .filter(kind -> part[kind.ordinal()] > 0)
                .sorted(Comparator.comparingDouble(kind -> -part[kind.ordinal()]))
                .toList();
    }
}
