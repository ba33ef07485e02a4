package preflight.detection.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import preflight.detection.model.LengthBin;

/**
 * Fixes the thresholds on human passages that the scoring model has not learned from, by length and with every source
 * counting the same, whatever its size: scholarly prose decides, other prose may only raise a threshold.
 */
final class Calibration {
    /** Upper bounds of the length bins, in words. */
    private static final int[] BOUNDS = {65, 80, 100, 130, 170, 220, Integer.MAX_VALUE};
    /** Shares of human scholarly passages meant to be flagged; half of what is promised, as new sources do worse. */
    private static final double POSSIBLY = .0025;

    private static final double LIKELY = .00025;
    /** How much more of other prose may be flagged. */
    private static final double OTHER_PROSE = 2;
    /** The tail beyond this share is taken to fall off exponentially: single outliers must not set a threshold. */
    private static final double TAIL = .04;
    /** A source says something about a bin when it has so many passages in it. */
    private static final int FEWEST = 30;

    /** A human passage scored by a model that has not seen its source. */
    record Scored(Example example, double score) {}

    private Calibration() {}

    static List<LengthBin> bins(List<Scored> humans) {
        List<LengthBin> bins = new ArrayList<>();
        for (int i = BOUNDS.length - 1; i >= 0; i--) {
            int above = i == 0 ? 0 : BOUNDS[i - 1];
            int upTo = BOUNDS[i];
            List<Scored> inBin = humans.stream()
                    .filter(human ->
                            human.example().words() > above && human.example().words() <= upTo)
                    .toList();
            double possibly = threshold(inBin, POSSIBLY);
            double likely = Math.max(possibly, threshold(inBin, LIKELY));
            if (!bins.isEmpty()) {
                // Shorter passages never need less evidence than longer ones.
                possibly = Math.max(possibly, bins.getFirst().possibly());
                likely = Math.max(likely, bins.getFirst().likely());
            }
            bins.addFirst(new LengthBin(upTo, possibly, likely));
        }
        return bins;
    }

    private static double threshold(List<Scored> humans, double share) {
        double scholarly = quantile(humans, human -> human.example().origin().academic(), share);
        return Math.max(scholarly, quantile(humans, human -> true, share * OTHER_PROSE));
    }

    /** The score that {@code share} of the passages exceed, sources counting evenly. */
    private static double quantile(List<Scored> all, Predicate<Scored> which, double share) {
        Map<String, List<Scored>> sources = all.stream()
                .filter(which)
                .collect(Collectors.groupingBy(
                        human -> human.example().origin().source()
                                + '/'
                                + human.example().origin().domain(),
                        TreeMap::new,
                        Collectors.toList()));
        sources.values().removeIf(source -> source.size() < FEWEST);
        if (sources.isEmpty()) {
            throw new IllegalArgumentException("too few human passages of a length to set a threshold on");
        }
        List<double[]> weighted = new ArrayList<>();
        sources.values()
                .forEach(source -> source.forEach(
                        human -> weighted.add(new double[] {human.score(), 1.0 / source.size() / sources.size()})));
        weighted.sort(Comparator.comparingDouble(entry -> -entry[0]));
        double mass = 0;
        double excess = 0;
        double start = weighted.getFirst()[0];
        for (double[] entry : weighted) {
            if (mass >= TAIL) {
                start = entry[0];
                break;
            }
            mass += entry[1];
        }
        for (double[] entry : weighted) {
            excess += entry[0] > start ? (entry[0] - start) * entry[1] : 0;
        }
        return start + excess / mass * Math.log(mass / share);
    }

    /** The bounds, for reports by length. */
    static int[] bounds() {
        return Arrays.copyOf(BOUNDS, BOUNDS.length);
    }
}
