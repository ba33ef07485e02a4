package preflight.quality.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.work.Work;

/**
 * A verified work with its places in the reference list, where it may stand more than once.
 *
 * @param numbers from 1, ascending, never empty
 */
public record VerifiedSource(Work work, List<Integer> numbers) {
    public VerifiedSource {
        numbers = List.copyOf(numbers);
    }

    /** The verified works of a list, in the order of their first places. */
    public static List<VerifiedSource> of(Verification verification) {
        Map<String, Work> works = new LinkedHashMap<>();
        Map<String, List<Integer>> places = new LinkedHashMap<>();
        for (ReferenceVerdict verdict : verification.verdicts()) {
            Work work = verdict.work();
            if (verdict.status() == Status.VERIFIED && work != null) {
                works.putIfAbsent(work.canonicalId(), work);
                places.computeIfAbsent(work.canonicalId(), _ -> new ArrayList<>())
                        .add(verdict.line().number());
            }
        }
        return works.values().stream()
                .map(work -> new VerifiedSource(work, places.getOrDefault(work.canonicalId(), List.of())))
                .toList();
    }

    int firstNumber() {
        return numbers.getFirst();
    }
}
