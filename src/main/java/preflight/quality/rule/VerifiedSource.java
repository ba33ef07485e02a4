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
 * A verified work with its numbers in the reference list, which may contain it more than once.
 *
 * @param numbers from 1, ascending, never empty
 */
public record VerifiedSource(Work work, List<Integer> numbers) {
    public VerifiedSource {
        numbers = List.copyOf(numbers);
    }

    /** The verified works of a list, in the order of their first numbers. */
    public static List<VerifiedSource> of(Verification verification) {
        Map<String, Work> works = new LinkedHashMap<>();
        Map<String, List<Integer>> numbers = new LinkedHashMap<>();
        for (ReferenceVerdict verdict : verification.verdicts()) {
            Work work = verdict.work();
            if (verdict.status() == Status.VERIFIED && work != null) {
                works.putIfAbsent(work.canonicalId(), work);
                numbers.computeIfAbsent(work.canonicalId(), _ -> new ArrayList<>())
                        .add(verdict.line().number());
            }
        }
        return works.values().stream()
                .map(work -> new VerifiedSource(work, numbers.getOrDefault(work.canonicalId(), List.of())))
                .toList();
    }

    int firstNumber() {
        return numbers.getFirst();
    }
}
