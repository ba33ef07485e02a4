package preflight.cli.check;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The gateway that a check is sent to, and the API key.
 *
 * @param api the base address, version segment and final slash included
 */
record GatewayAddress(URI api, String key) {
    /** The default address of {@code serve}. */
    static final String DEFAULT_URL = "http://127.0.0.1:8080";

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "::1", "[::1]");

    /** The address or the key is missing or invalid. */
    static final class NotConfigured extends Exception {
        private static final long serialVersionUID = 1L;

        NotConfigured(String message) {
            super(message);
        }
    }

    /** From the options, or else PREFLIGHT_URL and PREFLIGHT_KEY. The key itself is not an option, because options are visible in the process list. */
    static GatewayAddress of(@Nullable String url, @Nullable Path keyFile, Map<String, String> environment)
            throws NotConfigured {
        String address = url == null ? environment.getOrDefault("PREFLIGHT_URL", DEFAULT_URL) : url;
        String key = keyFile == null ? environment.getOrDefault("PREFLIGHT_KEY", "") : read(keyFile);
        if (key.isBlank()) {
            throw new NotConfigured("""
                    no API key. Set PREFLIGHT_KEY or use --key-file FILE, for the gateway at %s.
                    To start a gateway and create a key:
                      ./preflight serve &
                      ./preflight keys create $(./preflight accounts create "Me" --plan pro --credits 1000) --name check
                    To check with a temporary gateway, use --embedded""".formatted(address));
        }
        if (!key.strip().matches("[\\x21-\\x7E]+")) {
            throw new NotConfigured("the API key contains invalid characters.");
        }
        return new GatewayAddress(api(address), key.strip());
    }

    private static URI api(String address) throws NotConfigured {
        try {
            URI uri = URI.create(address.strip().replaceFirst("/+$", "").replaceFirst("/v1$", "") + "/v1/");
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            if (web && uri.getHost() != null && uri.getUserInfo() == null) {
                return uri;
            }
        } catch (IllegalArgumentException invalid) {
            // Reported below.
        }
        throw new NotConfigured("invalid gateway URL; expected a URL like %s".formatted(DEFAULT_URL));
    }

    /** Whether the key would be sent unencrypted over a network. */
    boolean isUnencrypted() {
        return "http".equals(api.getScheme()) && !LOOPBACK.contains(api.getHost());
    }

    private static String read(Path file) throws NotConfigured {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new NotConfigured("the key file %s cannot be read".formatted(file));
        }
    }
}
