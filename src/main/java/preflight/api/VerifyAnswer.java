package preflight.api;

import java.util.List;

/** The answer of {@code POST /citations/verify}. */
public record VerifyAnswer(List<Entry> results, Summary summary) {
    public VerifyAnswer {
        results = List.copyOf(results);
    }
}
