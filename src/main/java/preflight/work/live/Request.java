package preflight.work.live;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A GET request to a live index, ready encoded.
 *
 * @param path without leading slash, e.g. {@code works/10.1000/1}
 * @param query without question mark
 * @param identifies whether it asks for one work by its identifier, so that "not found" is an answer
 */
public record Request(String path, String query, boolean identifies) {

    /** A path of several segments, all but the slashes encoded. */
    public static String encodedPath(String path) {
        return Arrays.stream(path.split("/", -1)).map(Request::encoded).collect(Collectors.joining("/"));
    }

    /** Encodes a value so that nothing in it is taken for the syntax of an address. */
    public static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A");
    }
}
