package preflight.detection.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import preflight.detection.Level;
import preflight.detection.model.LengthBin;
import preflight.detection.model.LinearModel;

/**
 * Fixes the thresholds on human passages that the scoring model has not learned from, with every source counting the
 * same, whatever its size. Scholarly prose decides; other prose, and the short passages, may only raise a threshold.
 */
final class Calibration {
    /** Upper bounds of the length bins, in words. */
    private static final int[] BOUNDS = {65, 80, 100, 130, 170, 220, Integer.MAX_VALUE};
    /** Shares of the scholarly passages of a source nobody has seen that may be flagged. */
    private static final double POSSIBLY = .01;

    private static final double LIKELY = .002;
    /** How much more of the passages of any one length may be flagged. */
    private static final double ANY_LENGTH = 3;
    /** How much more of other prose may be flagged. */
    private static final double OTHER_PROSE = 4;
    /** The tail beyond this share is taken to fall off exponentially: single outliers must not set a threshold. */
    private static final double TAIL = .03;
    /** A source says something when it has so many passages. */
    private static final int FEWEST = 50;
    /** Texts that may be later than 2022, and so written with a machine: the date of none is known. */
    private static final Set<String> UNDATED = Set.of("faid");

    /** Questions with their answers in one paragraph: no prose anybody submits. */
    private static final String QUIZ = "qa-biomedical";

    /** A human passage scored by a model that has not seen its source. */
    record Scored(Example example, double score) {}

    private Calibration() {}

    static List<LengthBin> bins(List<Scored> all) {
        List<Scored> humans = all.stream()
                .filter(human -> !UNDATED.contains(human.example().origin().source())
                        && !human.example().origin().domain().equals(QUIZ))
                .toList();
        double possibly = threshold(humans, POSSIBLY);
        double likely = threshold(humans, LIKELY);
        if (possibly == Double.NEGATIVE_INFINITY) {
            throw new IllegalArgumentException("too few human passages to set a threshold on");
        }
        List<LengthBin> bins = new ArrayList<>();
        for (int i = BOUNDS.length - 1; i >= 0; i--) {
            int above = i == 0 ? 0 : BOUNDS[i - 1];
            int upTo = BOUNDS[i];
            List<Scored> inBin = humans.stream()
                    .filter(human -> human.example().words() > above
                            && human.example().words() <= upTo
                            && human.example().origin().academic())
                    .toList();
            // Shorter passages never need less evidence than longer ones.
            possibly = Math.max(possibly, quantile(inBin, POSSIBLY * ANY_LENGTH));
            likely = Math.max(likely, quantile(inBin, LIKELY * ANY_LENGTH));
            bins.addFirst(new LengthBin(upTo, possibly, Math.max(possibly, likely)));
        }
        return bins;
    }

    private static double threshold(List<Scored> humans, double share) {
        List<Scored> scholarly = humans.stream()
                .filter(human -> human.example().origin().academic())
                .toList();
        return Math.max(quantile(scholarly, share), quantile(humans, share * OTHER_PROSE));
    }

    /** The score that {@code share} of the passages exceed, sources counting evenly; no bound when there are too few. */
    private static double quantile(List<Scored> humans, double share) {
        Map<String, List<Scored>> sources =
                humans.stream().collect(Collectors.groupingBy(Calibration::source, TreeMap::new, Collectors.toList()));
        sources.values().removeIf(source -> source.size() < FEWEST);
        if (sources.isEmpty()) {
            return Double.NEGATIVE_INFINITY;
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

    /** How the thresholds fall out on sources that the scoring model had not seen, a line a source. */
    static List<String> heldOut(LinearModel model, List<Scored> humans) {
        Map<String, List<Level>> levels = humans.stream()
                .collect(Collectors.groupingBy(
                        Calibration::source,
                        TreeMap::new,
                        Collectors.mapping(
                                human -> model.level(
                                        human.score(), human.example().words()),
                                Collectors.toList())));
        List<String> lines = new ArrayList<>();
        levels.forEach((source, found) -> lines.add("%s: %,d passages, flagged %s, likely %s"
                .formatted(
                        source,
                        found.size(),
                        new Rate(found.stream().filter(Level::flagged).count(), found.size()),
                        new Rate(found.stream().filter(Level.LIKELY::equals).count(), found.size()))));
        return lines;
    }

    private static String source(Scored human) {
        return human.example().origin().source()
                + '/'
                + human.example().origin().domain();
    }

    /** The bounds, for reports by length. */
    static int[] bounds() {
        return Arrays.copyOf(BOUNDS, BOUNDS.length);
    }
}
