package preflight.lab.detection.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import preflight.lab.detection.LabelledDocument;

/** Draws the examples to learn from, so that every kind of text of every source counts about evenly, scholarly ones more. */
final class StratifiedSampler {
    private static final int MAX_SCHOLARLY = 6_000;
    /** Stories, news and school essays outnumber scholarly prose in the open corpora; the service is not for them. */
    private static final int MAX_OTHER = 2_000;

    private static final int MAX_COPIES = 4;
    /** The prose made for training is little, and the only one by models of the day. */
    private static final int MAX_COPIES_MADE_FOR_TRAINING = 8;

    private final long seed;

    StratifiedSampler(long seed) {
        this.seed = seed;
    }

    /** Places of the drawn examples; small strata come several times, large ones are cut. */
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
            int most = origin.academic() ? MAX_SCHOLARLY : MAX_OTHER;
            int copies = origin.madeForTraining() ? MAX_COPIES_MADE_FOR_TRAINING : MAX_COPIES;
            int times = Math.max(1, Math.min(copies, most / stratum.size()));
            for (int copy = 0; copy < times; copy++) {
                drawn.addAll(stratum.subList(0, Math.min(most, stratum.size())));
            }
        }
        Collections.shuffle(drawn, random);
        return drawn.stream().mapToInt(i -> i).toArray();
    }
}
