package preflight.work.live;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A GET request to a live index, ready encoded.
 *
 * @param path without leading slash, e.g. {@code works/10.1000/1}
 * @param query without question mark
 * @param identifier the one it asks for, e.g. {@code doi:10.1000/1}, so that "not found" is an answer; null for a search
 */
public record IndexRequest(
        String path, String query, @Nullable String identifier) {

    /** Whether it asks for one work by its identifier. */
    public boolean identifies() {
        return identifier != null;
    }

    /** What its answer is remembered by: the same however the work of that identifier was asked for. */
    String key() {
        return identifier == null ? path + "?" + query : identifier;
    }

    /** A path of several segments, all but the slashes encoded. */
    public static String encodedPath(String path) {
        return Arrays.stream(path.split("/", -1)).map(IndexRequest::encoded).collect(Collectors.joining("/"));
    }

    /** Encodes a value so that nothing in it is taken for the syntax of an address. */
    public static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A");
    }
}
