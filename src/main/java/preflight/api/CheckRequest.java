package preflight.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.check.CheckInput;

/** The body of {@code POST /preflight/check}; what was absent or null is empty. */
public record CheckRequest(String text, List<String> references) {
    public CheckRequest {
        references = List.copyOf(references);
    }

    /** What the check runs on; issues are worded in the best language of an {@code Accept-Language} header, if any. */
    public CheckInput input(@Nullable String acceptLanguage) {
        return new CheckInput(text, VerifyRequest.linesOf(references), AcceptLanguage.best(acceptLanguage));
    }
}
