package preflight.gateway;

import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Settings that were renamed in this release. The old names, as property and as environment variable, work until the next release
 * and are answered with a warning. Where both names are set, the new name wins.
 */
final class RenamedSettings {
    private static final Logger LOG = LoggerFactory.getLogger(RenamedSettings.class);

    /** Old property name to new property name. */
    static final Map<String, String> NEW_NAMES = Map.of(
            "preflight.index.pause-seconds", "preflight.index.breaker-open-seconds",
            "preflight.index.turn-timeout-ms", "preflight.index.queue-timeout-ms",
            "preflight.detector.rest-seconds", "preflight.detector.breaker-open-seconds",
            "preflight.mcp.quiet-ms", "preflight.mcp.keepalive-interval-ms");

    private RenamedSettings() {}

    /** The environment with new names in place of old ones. */
    static Map<String, String> inEnvironment(Map<String, String> environment) {
        Map<String, String> renamed = new HashMap<>();
        NEW_NAMES.forEach((old, name) -> renamed.put(Settings.environmentName(old), Settings.environmentName(name)));
        return replace(environment, renamed);
    }

    /** The properties with new names in place of old ones. */
    static Map<String, String> inProperties(Map<String, String> properties) {
        return replace(properties, NEW_NAMES);
    }

    private static Map<String, String> replace(Map<String, String> values, Map<String, String> newNames) {
        Map<String, String> result = new HashMap<>(values);
        newNames.forEach((old, name) -> {
            String value = result.remove(old);
            if (value != null) {
                LOG.warn(
                        "The setting {} was renamed to {}. The old name will not work in the next release.", old, name);
                result.putIfAbsent(name, value);
            }
        });
        return result;
    }
}
