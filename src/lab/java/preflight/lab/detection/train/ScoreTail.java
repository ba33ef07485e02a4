package preflight.lab.detection.train;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The upper tail of the scores of human passages. Every source has the same weight. The tail is modelled as exponential, so that
 * no single outlier sets a threshold.
 *
 * @param start the score where the tail begins
 * @param mass the share of the passages in the tail
 * @param scale the increase of the score that lowers the share above it to 1/e
 */
record ScoreTail(double start, double mass, double scale) {
    private static final double TAIL_MASS = .03;
    /** Sources with fewer passages are left out. */
    private static final int MIN_PASSAGES = 50;

    private record Weighted(double score, double weight) {}

    /** The tail of some passages; empty when no source has enough passages. */
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

    /** The score in units of the tail: 0 where the tail begins, plus 1 each time the share above falls to 1/e. */
    double normalize(double score) {
        return (score - start) / scale;
    }
}
