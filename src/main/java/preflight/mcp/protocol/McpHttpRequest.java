package preflight.mcp.protocol;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP request.
 *
 * @param headers the value of a header by its name, case-insensitive; null when it is absent
 */
public record McpHttpRequest(String method, Function<String, @Nullable String> headers, byte[] body) {

    /** The value of a header, or null. */
    public @Nullable String header(String name) {
        return headers.apply(name);
    }

    public String headerOr(String name, String absent) {
        String value = header(name);
        return value == null ? absent : value;
    }
}
