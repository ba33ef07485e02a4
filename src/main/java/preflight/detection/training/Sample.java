package preflight.detection.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** Draws the examples to learn from, so that every kind of text of every source counts about evenly. */
final class Sample {
    private final int most;
    private final int copies;
    private final long seed;

    Sample(int most, int copies, long seed) {
        this.most = most;
        this.copies = copies;
        this.seed = seed;
    }

    /** Places of the drawn examples; small strata come several times, large ones are cut. */
    int[] draw(List<Example> examples, IntPredicate eligible) {
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
            int times = Math.max(1, Math.min(copies, most / stratum.size()));
            for (int copy = 0; copy < times; copy++) {
                drawn.addAll(stratum.subList(0, Math.min(most, stratum.size())));
            }
        }
        Collections.shuffle(drawn, random);
        return drawn.stream().mapToInt(i -> i).toArray();
    }
}
