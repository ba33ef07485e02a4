package preflight.console.web;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a browser asks for.
 *
 * @param target path and query as they came, which need not be a valid address
 * @param header the value of a header, whatever the case of its name; null when it was not sent
 * @param cookie the value of a cookie; null when it was not sent
 * @param query the value of a parameter in the address; null when there is none
 * @param field the value of a field of the form sent; null when there is none
 */
public record PageRequest(
        String target,
        Function<String, @Nullable String> header,
        Function<String, @Nullable String> cookie,
        Function<String, @Nullable String> query,
        Function<String, @Nullable String> field) {

    /** The value of a field, empty when it was not sent. */
    public String fieldOrEmpty(String name) {
        String value = field.apply(name);
        return value == null ? "" : value;
    }

    /** Whether the page's script asks, which shows what it gets by itself. */
    public boolean expectsJson() {
        String accept = header.apply("Accept");
        return accept != null && accept.startsWith("application/json");
    }
}
