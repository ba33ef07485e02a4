package preflight.api.request;

import java.util.List;
import java.util.Locale;
import preflight.check.CheckInput;

/** The body of {@code POST /preflight/check}; an absent or null field is empty. */
public record CheckRequest(String text, List<String> references) {
    public CheckRequest {
        references = List.copyOf(references);
    }

    /** The input of the check, with messages in {@code language}. */
    public CheckInput input(Locale language) {
        return new CheckInput(text, VerifyRequest.linesOf(references), language);
    }
}
