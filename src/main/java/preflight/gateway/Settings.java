package preflight.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import preflight.console.oidc.OidcClientRegistration;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleSettings;
import preflight.mcp.auth.ProtectedResource;

/**
 * Every {@code preflight.*} setting. Environment variables override the defaults of application.properties; the overrides of a test
 * or a command override both. All settings are validated when they are loaded.
 */
public final class Settings {
    /** The indexes that have a route. */
    public static final Set<String> SOURCES = Set.of("local", "crossref", "openalex", "opensearch");

    /** Addresses that mean "all interfaces". Links need another host name. */
    private static final Set<String> ANY_HOST = Set.of("0.0.0.0", "::");

    /** The part of the deadline that is reserved for admission, hold, settlement and the answer. */
    private static final int FAN_OUT_MARGIN_MS = 5000;

    private final Map<String, String> values;

    private Settings(Map<String, String> values) {
        this.values = values;
    }

    /**
     * The settings of this process.
     *
     * @throws InvalidSettings naming every invalid setting and the values it takes
     */
    public static Settings load() {
        return load(System.getenv(), Map.of());
    }

    /**
     * The settings for an environment.
     *
     * @param overrides values by full property name
     * @throws InvalidSettings naming every invalid setting and the values it takes
     */
    public static Settings load(Map<String, String> environment, Map<String, String> overrides) {
        Map<String, String> values = new TreeMap<>();
        Properties defaults = defaults();
        Map<String, String> variables = RenamedSettings.inEnvironment(environment);
        for (String name : defaults.stringPropertyNames()) {
            if (name.startsWith("preflight.")) {
                String fromEnvironment = variables.get(environmentName(name));
                values.put(name, fromEnvironment != null ? fromEnvironment : defaults.getProperty(name));
            }
        }
        values.putAll(RenamedSettings.inProperties(overrides));
        values.replaceAll((name, value) -> value.strip().replace("${user.home}", System.getProperty("user.home")));
        Settings settings = new Settings(values);
        List<String> faults = new SettingsValidator(settings, defaults).validate();
        if (!faults.isEmpty()) {
            throw new InvalidSettings(faults);
        }
        return settings;
    }

    /** The environment variable that overrides a property. */
    public static String environmentName(String property) {
        return property.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_");
    }

    /**
     * The value of a setting.
     *
     * @throws IllegalArgumentException when there is no such setting
     */
    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no such setting: " + name);
        }
        return value;
    }

    /** The value of a numeric setting. {@link SettingsValidator} has checked that it is a whole number. */
    public int number(String name) {
        return Integer.parseInt(text(name));
    }

    /** The timeout of parallel branches: the deadline less the reserved part. */
    Duration fanOutTimeout() {
        return Duration.ofMillis(Math.max(1, number("preflight.deadline-ms") - FAN_OUT_MARGIN_MS));
    }

    /** The home folder, absolute. */
    public Path home() {
        return Path.of(text("preflight.home")).toAbsolutePath().normalize();
    }

    /** Whether the embedded database is used. */
    public boolean embeddedDatabase() {
        return text("preflight.database.url").isEmpty();
    }

    /** The scholarly indexes, in the order in which they are asked. */
    public List<String> indexSources() {
        return List.of(text("preflight.index.sources").split("\\s*,\\s*", -1));
    }

    /** The detector whose verdicts are answered. */
    public DetectorChoice detector() {
        return DetectorChoice.of(text("preflight.detector.url"), DetectorChoice.Kind.EMBEDDED);
    }

    /** The shadow detector; kind NONE when there is none. */
    public DetectorChoice shadowDetector() {
        return DetectorChoice.of(text("preflight.detector.shadow"), DetectorChoice.Kind.NONE);
    }

    /** The MCP endpoint as an OAuth protected resource; empty unless an issuer is set. */
    public Optional<ProtectedResource> protectedResource() {
        String issuer = text("preflight.mcp.oauth.issuer.url");
        String keys = text("preflight.mcp.oauth.keys.url");
        return issuer.isEmpty()
                ? Optional.empty()
                : Optional.of(new ProtectedResource(
                        text("preflight.public.url"),
                        issuer,
                        keys.isEmpty() ? null : URI.create(keys),
                        text("preflight.mcp.oauth.scope")));
    }

    /** Whether the settings page is enabled. */
    public boolean settingsPageEnabled() {
        return text("preflight.settings.enabled").equals("true");
    }

    /** The settings page of a gateway that listens on {@code port}. */
    public ConsoleSettings site(int port) {
        return new ConsoleSettings(
                publicUri(port),
                Duration.ofMillis(number("preflight.settings.link-life-ms")),
                Duration.ofMillis(number("preflight.settings.session-idle-ms")),
                Duration.ofMillis(number("preflight.settings.session-life-ms")),
                Duration.ofMillis(number("preflight.settings.fresh-sign-in-ms")),
                protectedResource().isPresent());
    }

    /** The OpenID Connect client of the settings page; empty unless an issuer is set. */
    public Optional<OidcClientRegistration> oidcClient(int port) {
        String issuer = text("preflight.settings.oidc.issuer.url");
        return issuer.isEmpty()
                ? Optional.empty()
                : Optional.of(new OidcClientRegistration(
                        issuer,
                        text("preflight.settings.oidc.client-id"),
                        text("preflight.settings.oidc.client-secret"),
                        site(port).resolve(ConsolePath.SIGN_IN_CALLBACK)));
    }

    /** The address at which browsers reach the gateway. */
    private URI publicUri(int port) {
        String configured = text("preflight.public.url");
        if (!configured.isEmpty()) {
            return URI.create(configured);
        }
        String host = text("preflight.host");
        String name = ANY_HOST.contains(host) ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://%s:%d".formatted(name, port));
    }

    /** All settings by property name, for the property placeholders of the routes. */
    public Map<String, String> asProperties() {
        return Map.copyOf(values);
    }

    private static Properties defaults() {
        Properties properties = new Properties();
        try (InputStream in = Settings.class.getResourceAsStream("/application.properties")) {
            properties.load(java.util.Objects.requireNonNull(in, "application.properties is not on the class path"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /** Settings are invalid; the message has a line for each. */
    public static final class InvalidSettings extends RuntimeException {
        private static final long serialVersionUID = 1L;

        InvalidSettings(List<String> faults) {
            super(String.join(System.lineSeparator(), faults));
        }
    }
}
