package preflight.cli.check;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a check is sent, and with which key.
 *
 * @param api the base address, version segment and final slash included
 */
record GatewayAddress(URI api, String key) {
    /** Where {@code serve} listens unless told otherwise. */
    static final String DEFAULT_URL = "http://127.0.0.1:8080";

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "::1", "[::1]");

    /** What is missing to reach a gateway. */
    static final class NotConfigured extends Exception {
        private static final long serialVersionUID = 1L;

        NotConfigured(String message) {
            super(message);
        }
    }

    /** From the options, else from PREFLIGHT_URL and PREFLIGHT_KEY. A key is no option: others could see it in the list of processes. */
    static GatewayAddress of(@Nullable String url, @Nullable Path keyFile, Map<String, String> environment)
            throws NotConfigured {
        String address = url == null ? environment.getOrDefault("PREFLIGHT_URL", DEFAULT_URL) : url;
        String key = keyFile == null ? environment.getOrDefault("PREFLIGHT_KEY", "") : read(keyFile);
        if (key.isBlank()) {
            throw new NotConfigured("""
                    no API key. Give one in PREFLIGHT_KEY or with --key-file FILE, for the gateway at %s.
                    To start a gateway of your own and make a key:
                      ./preflight serve &
                      ./preflight keys create $(./preflight accounts create "Me" --plan pro --credits 1000) --name check
                    Or let this command start one for itself: --embedded""".formatted(address));
        }
        if (!key.strip().matches("[\\x21-\\x7E]+")) {
            throw new NotConfigured("the API key has characters that no key has.");
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
        } catch (IllegalArgumentException notAnAddress) {
            // Told below.
        }
        throw new NotConfigured("not the address of a gateway: it looks like %s".formatted(DEFAULT_URL));
    }

    /** Whether the key would travel where others can read it. */
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
