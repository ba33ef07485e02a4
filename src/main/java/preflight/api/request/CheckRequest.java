package preflight.api.request;

import java.util.List;
import java.util.Locale;
import preflight.check.CheckInput;

/** The body of {@code POST /preflight/check}; what was absent or null is empty. */
public record CheckRequest(String text, List<String> references) {
    public CheckRequest {
        references = List.copyOf(references);
    }

    /** What the check runs on, for a user who reads {@code language}. */
    public CheckInput input(Locale language) {
        return new CheckInput(text, VerifyRequest.linesOf(references), language);
    }
}
