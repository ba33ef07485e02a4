package preflight.lab.detection.train;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The upper tail of the scores of human passages, every source counting the same. Beyond {@code mass} of them it is taken to fall
 * off exponentially, so that no single outlier decides.
 *
 * @param start the score where the tail begins
 * @param mass the share of the passages in it
 * @param scale by how much a score must rise for the share above it to fall to 1/e
 */
record ScoreTail(double start, double mass, double scale) {
    private static final double TAIL_MASS = .03;
    /** A source says something when it has so many passages. */
    private static final int MIN_PASSAGES = 50;

    private record Weighted(double score, double weight) {}

    /** The tail of some passages; none when no source has enough of them. */
    static Optional<ScoreTail> of(List<ScoredExample> humans) {
        Map<String, List<ScoredExample>> sources =
                humans.stream().collect(Collectors.groupingBy(ScoredExample::source, TreeMap::new, Collectors.toList()));
        sources.values().removeIf(source -> source.size() < MIN_PASSAGES);
        List<Weighted> weighted = new ArrayList<>();
        sources.values()
                .forEach(source -> source.forEach(
                        human -> weighted.add(new Weighted(human.score(), 1.0 / source.size() / sources.size()))));
        weighted.sort(Comparator.comparingDouble(human -> -human.score()));
        return weighted.isEmpty()
                ? Optional.empty()
                : Optional.of(of(weighted.getFirst().score(), weighted));
    }

    private static ScoreTail of(double highest, List<Weighted> falling) {
        double mass = 0;
        double start = highest;
        for (Weighted human : falling) {
            if (mass >= TAIL_MASS) {
                start = human.score();
                break;
            }
            mass += human.weight();
        }
        double excess = 0;
        for (Weighted human : falling) {
            excess += human.score() > start ? (human.score() - start) * human.weight() : 0;
        }
        return new ScoreTail(start, mass, excess / mass);
    }

    /** The score that {@code share} of the passages exceed. */
    double exceededBy(double share) {
        return start + scale * Math.log(mass / share);
    }

    /** How far out a score is: 0 where the tail begins, and one more for each time the share above falls to 1/e. */
    double normalize(double score) {
        return (score - start) / scale;
    }
}
