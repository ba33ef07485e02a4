package preflight.work.live;

import java.util.ArrayList;
import java.util.List;

/** Partitions a list of identifiers into batches that fit into one request. */
public final class IdentifierBatches {
    /** Characters that encoding and a separator usually add to an identifier at most. */
    private static final int OVERHEAD = 10;

    private IdentifierBatches() {}

    /** Batches of at most {@code maxSize} identifiers and about {@code maxLength} characters, in order. */
    public static List<List<String>> of(List<String> identifiers, int maxSize, int maxLength) {
        List<List<String>> batches = new ArrayList<>();
        List<String> batch = new ArrayList<>();
        int length = 0;
        for (String identifier : identifiers) {
            int more = identifier.length() + OVERHEAD;
            if (!batch.isEmpty() && (batch.size() == maxSize || length + more > maxLength)) {
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
