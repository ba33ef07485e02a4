package preflight.detection.training;

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
record Tail(double start, double mass, double scale) {
    private static final double MASS = .03;
    /** A source says something when it has so many passages. */
    private static final int FEWEST = 50;

    private record Weighted(double score, double weight) {}

    /** The tail of some passages; none when no source has enough of them. */
    static Optional<Tail> of(List<Scored> humans) {
        Map<String, List<Scored>> sources =
                humans.stream().collect(Collectors.groupingBy(Scored::source, TreeMap::new, Collectors.toList()));
        sources.values().removeIf(source -> source.size() < FEWEST);
        List<Weighted> weighted = new ArrayList<>();
        sources.values()
                .forEach(source -> source.forEach(
                        human -> weighted.add(new Weighted(human.score(), 1.0 / source.size() / sources.size()))));
        weighted.sort(Comparator.comparingDouble(human -> -human.score()));
        return weighted.isEmpty()
                ? Optional.empty()
                : Optional.of(of(weighted.getFirst().score(), weighted));
    }

    private static Tail of(double highest, List<Weighted> falling) {
        double mass = 0;
        double start = highest;
        for (Weighted human : falling) {
            if (mass >= MASS) {
                start = human.score();
                break;
            }
            mass += human.weight();
        }
        double excess = 0;
        for (Weighted human : falling) {
            excess += human.score() > start ? (human.score() - start) * human.weight() : 0;
        }
        return new Tail(start, mass, excess / mass);
    }

    /** The score that {@code share} of the passages exceed. */
    double exceededBy(double share) {
        return start + scale * Math.log(mass / share);
    }

    /** How far out a score is: 0 where the tail begins, and one more for each time the share above falls to 1/e. */
    double normal(double score) {
        return (score - start) / scale;
    }
}
