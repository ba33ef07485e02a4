package preflight.gateway;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** Validates settings: each value by itself, and combinations of settings. */
final class SettingsValidator {
    private final Settings settings;
    private final Properties defaults;
    private final List<String> faults = new ArrayList<>();

    SettingsValidator(Settings settings, Properties defaults) {
        this.settings = settings;
        this.defaults = defaults;
    }

    /** One sentence for each invalid setting; empty when all are valid. */
    List<String> validate() {
        settings.asProperties().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> checkValue(entry.getKey(), entry.getValue()));
        checkSources();
        checkRequired();
        // Durations can be compared only when they are valid numbers.
        if (faults.isEmpty()) {
            checkDurations();
        }
        return faults;
    }

    private void checkValue(String name, String value) {
        if (!defaults.stringPropertyNames().contains(name)) {
            faults.add(name + " is not a setting");
        } else if (isNumber(name)) {
            checkNumber(name, value);
        } else if (isSwitch(name) && !Set.of("true", "false").contains(value)) {
            faults.add("%s=\"%s\": true or false is needed".formatted(name, value));
        } else if (name.equals("preflight.detector.url") || name.equals("preflight.detector.shadow")) {
            checkDetector(name, value);
        } else if (name.endsWith(".url") && !value.isEmpty()) {
            checkUrl(name, value);
        }
    }

    private void checkRequired() {
        require("preflight.mcp.oauth.issuer.url", "preflight.public.url");
        require("preflight.settings.oidc.issuer.url", "preflight.settings.oidc.client-id");
        require("preflight.settings.oidc.issuer.url", "preflight.public.url");
    }

    private void require(String name, String other) {
        if (!settings.text(name).isEmpty() && settings.text(other).isEmpty()) {
            faults.add(other + " is needed with " + name);
        }
    }

    private void checkDurations() {
        if (settings.number("preflight.billing.hold-life-ms") <= settings.number("preflight.deadline-ms")) {
            faults.add(
                    "preflight.billing.hold-life-ms must be longer than preflight.deadline-ms, or a hold could expire while its call runs");
        }
        if (settings.number("preflight.mcp.call-ms") <= settings.number("preflight.deadline-ms")) {
            faults.add(
                    "preflight.mcp.call-ms must be longer than preflight.deadline-ms, or a call would be cancelled before its answer");
        }
    }

    private void checkSources() {
        Set<String> seen = new HashSet<>();
        for (String source : settings.indexSources()) {
            if (!Settings.SOURCES.contains(source)) {
                faults.add("preflight.index.sources: \"%s\" is not one of %s"
                        .formatted(source, String.join(", ", new TreeSet<>(Settings.SOURCES))));
            } else if (!seen.add(source)) {
                faults.add("preflight.index.sources: \"%s\" is listed twice".formatted(source));
            }
        }
    }

    private boolean isNumber(String name) {
        return defaults.getProperty(name).strip().matches("\\d+");
    }

    private boolean isSwitch(String name) {
        return Set.of("true", "false").contains(defaults.getProperty(name).strip());
    }

    private void checkNumber(String name, String value) {
        boolean port = name.endsWith("port");
        if (!value.matches("\\d{1,9}")
                || (port && Integer.parseInt(value) > 65535)
                || (!port && Integer.parseInt(value) == 0)) {
            faults.add("%s=\"%s\": a whole number %s is needed"
                    .formatted(name, value, port ? "from 0 to 65535" : "of at least 1"));
        }
    }

    private void checkDetector(String name, String value) {
        try {
            DetectorChoice.of(value, DetectorChoice.Kind.NONE);
        } catch (IllegalArgumentException invalid) {
            faults.add(name + ": empty, embedded, onnx:FOLDER or an http or https address is needed");
        }
    }

    private void checkUrl(String name, String value) {
        if (name.equals("preflight.database.url")) {
            if (!value.startsWith("jdbc:postgresql:")) {
                faults.add(name + " must start with jdbc:postgresql:");
            }
            return;
        }
        try {
            URI uri = URI.create(value);
            if (uri.getHost() == null || !Set.of("http", "https").contains(String.valueOf(uri.getScheme()))) {
                faults.add(name + " must be an http or https address");
            }
        } catch (IllegalArgumentException malformed) {
            faults.add(name + " must be an http or https address");
        }
    }
}
