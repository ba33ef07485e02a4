package preflight.work.live;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A GET request to a live index; path and query are encoded.
 *
 * @param path without leading slash, e.g. {@code works/10.1000/1}
 * @param query without question mark
 * @param identifier the requested identifier, e.g. {@code doi:10.1000/1}; null for a search
 */
public record IndexRequest(
        String path, String query, @Nullable String identifier) {

    /** Whether this requests one work by its identifier, so that "not found" is an answer. */
    public boolean identifies() {
        return identifier != null;
    }

    /** The cache key: the identifier, however the work is requested, or path and query of a search. */
    String key() {
        return identifier == null ? path + "?" + query : identifier;
    }

    /** Encodes every segment of a path; the slashes stay. */
    public static String encodedPath(String path) {
        return Arrays.stream(path.split("/", -1)).map(IndexRequest::encoded).collect(Collectors.joining("/"));
    }

    /** Percent-encodes a value for a path segment or query parameter. */
    public static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A");
    }
}
