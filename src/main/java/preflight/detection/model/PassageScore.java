package preflight.detection.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The score of a passage, and what each sentence adds to it.
 *
 * @param total sum of the contributions and of the model's bias
 * @param parts for each sentence, what each kind of evidence (by its ordinal) adds
 */
public record PassageScore(double total, List<double[]> partsBySentence) {
    public PassageScore {
        partsBySentence = List.copyOf(partsBySentence);
    }

    /** What a sentence adds to the total. */
    public double contribution(int sentence) {
        return Arrays.stream(partsBySentence.get(sentence)).sum();
    }

    /** The kinds of evidence in a sentence that add to the total, strongest first. */
    public List<FeatureKind> featureKinds(int sentence) {
        double[] part = partsBySentence.get(sentence);
        return Stream.of(FeatureKind.values())
                .filter(kind -> part[kind.ordinal()] > 0)
                .sorted(Comparator.comparingDouble(kind -> -part[kind.ordinal()]))
                .toList();
    }
}
