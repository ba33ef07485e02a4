package preflight.api;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;

/**
 * An error response. Its JSON is {@code {"detail": "..."}}.
 *
 * @param status the HTTP status
 * @param detail what happened and what the caller can do; no internals
 * @param retryAfterSeconds the value of the Retry-After header, or null for none
 */
public record Problem(
        @JsonIgnore int status,
        String detail,
        @JsonIgnore @Nullable Integer retryAfterSeconds) {

    /** An error response without Retry-After. */
    public Problem(int status, String detail) {
        this(status, detail, null);
    }
}
