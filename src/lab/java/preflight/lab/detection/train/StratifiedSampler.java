package preflight.lab.detection.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import preflight.lab.detection.LabelledDocument;

/** Draws the training examples so that every stratum has about the same weight, and scholarly strata more. */
final class StratifiedSampler {
    /** Most examples of a scholarly stratum. */
    private static final int MAX_SCHOLARLY = 6_000;
    /** Most examples of any other stratum. Stories, news and school essays outnumber scholarly prose in the open corpora. */
    private static final int MAX_OTHER = 2_000;

    /** How often the examples of a small stratum are repeated at most. */
    private static final int MAX_COPIES = 4;
    /** The same for the prose made for training: there is little of it, and no other by current models. */
    private static final int MAX_COPIES_MADE_FOR_TRAINING = 8;

    private final long seed;

    StratifiedSampler(long seed) {
        this.seed = seed;
    }

    /** Indexes of the drawn examples, shuffled. Small strata are repeated, large ones are cut. */
    int[] draw(List<TrainingExample> examples, IntPredicate eligible) {
        Map<String, List<Integer>> strata = new TreeMap<>();
        for (int i = 0; i < examples.size(); i++) {
            if (eligible.test(i)) {
                strata.computeIfAbsent(examples.get(i).stratum(), s -> new ArrayList<>())
                        .add(i);
            }
        }
        List<Integer> drawn = new ArrayList<>();
        Random random = new Random(seed);
        for (List<Integer> stratum : strata.values()) {
            Collections.shuffle(stratum, random);
            LabelledDocument origin = examples.get(stratum.getFirst()).origin();
            int max = origin.academic() ? MAX_SCHOLARLY : MAX_OTHER;
            int copies = origin.madeForTraining() ? MAX_COPIES_MADE_FOR_TRAINING : MAX_COPIES;
            int times = Math.max(1, Math.min(copies, max / stratum.size()));
            for (int copy = 0; copy < times; copy++) {
                drawn.addAll(stratum.subList(0, Math.min(max, stratum.size())));
            }
        }
        Collections.shuffle(drawn, random);
        return drawn.stream().mapToInt(i -> i).toArray();
    }
}
