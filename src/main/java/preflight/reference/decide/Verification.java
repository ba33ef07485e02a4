package preflight.reference.decide;

import java.util.List;

/** The verdicts on a whole reference list, in its order. */
public record Verification(List<ReferenceVerdict> verdicts) {
    public Verification {
        verdicts = List.copyOf(verdicts);
    }

    /** How many verdicts have this status. */
    public int count(ReferenceVerdict.Status status) {
        return (int) verdicts.stream().filter(v -> v.status() == status).count();
    }
}
