package preflight.lab.detection.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import preflight.detection.DetectionLevel;
import preflight.detection.model.ContextAdjustment;
import preflight.detection.model.LengthBin;
import preflight.detection.model.LinearModel;
import preflight.lab.detection.Proportion;

/**
 * Sets the thresholds on human passages, each scored by a model that was trained without its source. Every source has the same
 * weight, whatever its size. Scholarly prose sets the threshold; other prose and short passages can only raise it.
 */
public final class Calibration {
    /** Upper bounds of the length bins, in words. */
    private static final int[] BOUNDS = {65, 80, 100, 130, 170, 220, Integer.MAX_VALUE};
    /** Target share of scholarly human passages of an unseen source that are flagged {@code possibly} or higher. */
    private static final double POSSIBLY_SHARE = .008;

    /** Target share of scholarly human passages of an unseen source that are flagged {@code likely}. */
    private static final double LIKELY_SHARE = .002;
    /** In a single length bin the share may be this many times the target. */
    private static final double LENGTH_FACTOR = 3;
    /** In prose that is not scholarly the share may be this many times the target. */
    private static final double OTHER_PROSE_FACTOR = 4;
    /** Sources with texts of unknown date: they may be later than 2022 and so AI-written. */
    private static final Set<String> UNDATED = Set.of("faid");

    /** Domain of questions and answers in one paragraph, which is not prose that is submitted. */
    private static final String QUIZ = "qa-biomedical";

    private Calibration() {}

    static List<LengthBin> bins(List<ScoredExample> all) {
        List<ScoredExample> humans = dated(all);
        double possibly = threshold(humans, POSSIBLY_SHARE);
        double likely = threshold(humans, LIKELY_SHARE);
        if (possibly == Double.NEGATIVE_INFINITY) {
            throw tooFew();
        }
        List<LengthBin> bins = new ArrayList<>();
        for (int i = BOUNDS.length - 1; i >= 0; i--) {
            int above = i == 0 ? 0 : BOUNDS[i - 1];
            int upTo = BOUNDS[i];
            List<ScoredExample> inBin = humans.stream()
                    .filter(human -> human.example().words() > above
                            && human.example().words() <= upTo
                            && human.example().origin().academic())
                    .toList();
            // A shorter bin never has a lower threshold than a longer one.
            possibly = Math.max(possibly, quantile(inBin, POSSIBLY_SHARE * LENGTH_FACTOR));
            likely = Math.max(likely, quantile(inBin, LIKELY_SHARE * LENGTH_FACTOR));
            bins.addFirst(new LengthBin(upTo, possibly, Math.max(possibly, likely)));
        }
        return bins;
    }

    /** The tail of the scores of scholarly passages. It puts the scores of several models on one scale. */
    static ScoreTail tail(List<ScoredExample> all) {
        return ScoreTail.of(scholarly(dated(all))).orElseThrow(Calibration::tooFew);
    }

    private static IllegalArgumentException tooFew() {
        return new IllegalArgumentException("too few human passages to set a threshold on");
    }

    private static List<ScoredExample> dated(List<ScoredExample> all) {
        return all.stream()
                .filter(human -> !UNDATED.contains(human.example().origin().source())
                        && !human.example().origin().domain().equals(QUIZ))
                .toList();
    }

    private static List<ScoredExample> scholarly(List<ScoredExample> humans) {
        return humans.stream()
                .filter(human -> human.example().origin().academic())
                .toList();
    }

    private static double threshold(List<ScoredExample> humans, double share) {
        List<ScoredExample> scholarly = scholarly(humans);
        return Math.max(quantile(scholarly, share), quantile(humans, share * OTHER_PROSE_FACTOR));
    }

    /** The score that {@code share} of the passages exceed; negative infinity when there are too few passages. */
    private static double quantile(List<ScoredExample> humans, double share) {
        return ScoreTail.of(humans).map(tail -> tail.exceededBy(share)).orElse(Double.NEGATIVE_INFINITY);
    }

    /** The share of flagged passages on held-out sources, measured per document; one line per source. */
    static List<String> heldOut(LinearModel model, List<ScoredExample> humans) {
        Map<Integer, List<ScoredExample>> documents = humans.stream()
                .collect(Collectors.groupingBy(human -> human.example().document(), TreeMap::new, Collectors.toList()));
        Map<String, List<DetectionLevel>> levels = new TreeMap<>();
        documents
                .values()
                .forEach(document -> levels.computeIfAbsent(document.getFirst().source(), source -> new ArrayList<>())
                        .addAll(levels(model, document)));
        List<String> lines = new ArrayList<>();
        levels.forEach((source, found) -> lines.add("%s: %,d passages, flagged %s, likely %s"
                .formatted(
                        source,
                        found.size(),
                        new Proportion(found.stream().filter(DetectionLevel::flagged).count(), found.size()),
                        new Proportion(found.stream().filter(DetectionLevel.LIKELY::equals).count(), found.size()))));
        return lines;
    }

    /** The levels of a document's passages, context adjustment included. */
    private static List<DetectionLevel> levels(LinearModel model, List<ScoredExample> document) {
        double[] shifts = ContextAdjustment.shifts(document.stream()
                .mapToDouble(
                        human -> model.margin(human.score(), human.example().words()))
                .toArray());
        return IntStream.range(0, shifts.length)
                .mapToObj(i -> model.level(
                        document.get(i).score() + shifts[i],
                        document.get(i).example().words()))
                .toList();
    }

    /** The upper bounds of the length bins, for reports by length. */
    public static int[] bounds() {
        return Arrays.copyOf(BOUNDS, BOUNDS.length);
    }
}
