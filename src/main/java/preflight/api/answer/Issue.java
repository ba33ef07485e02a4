package preflight.api.answer;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A sentence at issue, in the shape AI detection and source quality share. */
public record Issue(
        String code,
        String category,
        String anchor,
        @Nullable String reference,
        Map<String, Object> params,
        @Nullable String message) {}
