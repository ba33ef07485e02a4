package preflight.api;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;

/**
 * A refusal or fault as the caller sees it; its JSON is {@code {"detail": "..."}}.
 *
 * @param detail what happened and what to do about it, without internals
 * @param retryAfterSeconds for the Retry-After header; null: no such header
 */
public record Problem(
        @JsonIgnore int status,
        String detail,
        @JsonIgnore @Nullable Integer retryAfterSeconds) {

    /** Without Retry-After. */
    public Problem(int status, String detail) {
        this(status, detail, null);
    }
}
