package preflight.mcp.auth;

import java.net.URI;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The web origins that may call from a browser. To prevent DNS rebinding, an origin is rejected unless it is listed or is
 * the local machine.
 */
public final class AllowedOrigins {
    private static final Set<String> LOOPBACK_HOSTS = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Set<String> allowed;

    /** @param list origins separated by commas; {@code *} allows all */
    public AllowedOrigins(String list) {
        allowed = Arrays.stream(list.split(","))
                .map(String::strip)
                .filter(origin -> !origin.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a request with this Origin header is allowed; null means that there is no header, as for programs. */
    public boolean isAllowed(@Nullable String origin) {
        return origin == null || allowed.contains("*") || allowed.contains(origin) || isLoopback(origin);
    }

    private static boolean isLoopback(String origin) {
        try {
            String host = URI.create(origin).getHost();
            return host != null && LOOPBACK_HOSTS.contains(host);
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }
}
