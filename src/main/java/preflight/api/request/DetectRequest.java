package preflight.api.request;

import java.util.List;
import preflight.check.CheckInput;

/** The body of {@code POST /preflight/ai-detection}. */
public record DetectRequest(String text) {

    /** The input of the detection: a check without references. */
    public CheckInput input() {
        return new CheckInput(text, List.of());
    }
}
