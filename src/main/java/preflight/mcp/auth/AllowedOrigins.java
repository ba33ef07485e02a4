package preflight.mcp.auth;

import java.net.URI;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The web pages that may call from a browser. A page of a stranger must not reach a gateway that only this machine can see
 * (DNS rebinding), so an origin is refused unless it is listed; pages of this machine always may.
 */
public final class AllowedOrigins {
    private static final Set<String> LOOPBACK_HOSTS = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Set<String> allowed;

    /** From a comma-separated list; {@code *} allows every origin. */
    public AllowedOrigins(String list) {
        allowed = Arrays.stream(list.split(","))
                .map(String::strip)
                .filter(origin -> !origin.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a call with this Origin header may go on; programs send none. */
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
