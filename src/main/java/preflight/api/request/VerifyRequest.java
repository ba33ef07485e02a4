package preflight.api.request;

import java.util.ArrayList;
import java.util.List;
import preflight.reference.parse.ReferenceLine;

/** The body of {@code POST /citations/verify}. */
public record VerifyRequest(List<String> references) {
    public VerifyRequest {
        references = List.copyOf(references);
    }

    /** The references with their numbers in the list. */
    public List<ReferenceLine> lines() {
        return linesOf(references);
    }

    static List<ReferenceLine> linesOf(List<String> references) {
        List<ReferenceLine> lines = new ArrayList<>(references.size());
        for (String reference : references) {
            lines.add(new ReferenceLine(lines.size() + 1, references.size(), reference));
        }
        return lines;
    }
}
