package preflight.console.web;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A browser's request for a page.
 *
 * @param target path and query as received; not necessarily a valid URI
 * @param header the value of a header by its case-insensitive name; null when it was not sent
 * @param cookie the value of a cookie; null when it was not sent
 * @param query the value of a query parameter; null when there is none
 * @param field the value of a form field; null when there is none
 */
public record PageRequest(
        String target,
        Function<String, @Nullable String> header,
        Function<String, @Nullable String> cookie,
        Function<String, @Nullable String> query,
        Function<String, @Nullable String> field) {

    /** The value of a form field; empty when it was not sent. */
    public String fieldOrEmpty(String name) {
        String value = field.apply(name);
        return value == null ? "" : value;
    }

    /** Whether the script of the page sent this and expects JSON instead of a page. */
    public boolean expectsJson() {
        String accept = header.apply("Accept");
        return accept != null && accept.startsWith("application/json");
    }
}
