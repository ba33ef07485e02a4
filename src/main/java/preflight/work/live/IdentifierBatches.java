package preflight.work.live;

import java.util.ArrayList;
import java.util.List;

/** Cuts a list of identifiers into batches that a request can hold. */
public final class IdentifierBatches {
    /** What encoding and a separator add to an identifier, at most in most cases. */
    private static final int OVERHEAD = 10;

    private IdentifierBatches() {}

    /** Batches of at most {@code most} identifiers and about {@code longest} characters, in order. */
    public static List<List<String>> of(List<String> identifiers, int most, int longest) {
        List<List<String>> batches = new ArrayList<>();
        List<String> batch = new ArrayList<>();
        int length = 0;
        for (String identifier : identifiers) {
            int more = identifier.length() + OVERHEAD;
            if (!batch.isEmpty() && (batch.size() == most || length + more > longest)) {
                batches.add(batch);
                batch = new ArrayList<>();
                length = 0;
            }
            batch.add(identifier);
            length += more;
        }
        if (!batch.isEmpty()) {
            batches.add(batch);
        }
        return batches;
    }
}
