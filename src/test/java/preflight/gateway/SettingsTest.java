package preflight.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;

class SettingsTest {

    @Test
    void hasTheDefaultsOfTheContract() {
        Settings settings = Settings.load(Map.of(), Map.of());

        assertThat(settings.number("preflight.port")).isEqualTo(8080);
        assertThat(settings.number("preflight.management-port")).isEqualTo(9876);
        assertThat(settings.number("preflight.throttle.verify-per-minute")).isEqualTo(30);
        assertThat(settings.number("preflight.throttle.detect-per-minute")).isEqualTo(10);
        assertThat(settings.number("preflight.throttle.check-per-minute")).isEqualTo(10);
        assertThat(settings.number("preflight.deadline-ms")).isEqualTo(110_000);
        assertThat(settings.embeddedDatabase()).isTrue();
        assertThat(settings.indexSources()).containsExactly("local");
        assertThat(settings.home().toString()).isEqualTo(System.getProperty("user.home") + "/.preflight");
    }

    @Test
    void takesEverySettingFromTheEnvironment() {
        Settings settings = Settings.load(
                Map.of(
                        "PREFLIGHT_PORT",
                        "81",
                        "PREFLIGHT_THROTTLE_VERIFY_PER_MINUTE",
                        "7",
                        "PREFLIGHT_INDEX_SOURCES",
                        "openalex"),
                Map.of());

        assertThat(settings.number("preflight.port")).isEqualTo(81);
        assertThat(settings.number("preflight.throttle.verify-per-minute")).isEqualTo(7);
        assertThat(settings.indexSources()).containsExactly("openalex");
    }

    @ParameterizedTest
    @CsvSource({
        "PREFLIGHT_PORT, eighty, preflight.port",
        "PREFLIGHT_PORT, 70000, preflight.port",
        "PREFLIGHT_DEADLINE_MS, 0, preflight.deadline-ms",
        "PREFLIGHT_DATABASE_URL, postgres://x, preflight.database.url",
        "PREFLIGHT_DETECTOR_URL, localhost:9, preflight.detector.url",
        "PREFLIGHT_DETECTOR_URL, onnx:, preflight.detector.url",
        "PREFLIGHT_DETECTOR_SHADOW, second, preflight.detector.shadow",
        "PREFLIGHT_DETECTOR_BREAKER_OPEN_SECONDS, 0, preflight.detector.breaker-open-seconds",
        "PREFLIGHT_INDEX_SOURCES, scopus, preflight.index.sources",
        "PREFLIGHT_INDEX_SOURCES, 'local,scopus', preflight.index.sources",
        "PREFLIGHT_INDEX_SOURCES, 'local,local', preflight.index.sources",
        "PREFLIGHT_INDEX_SOURCES, 'local,', preflight.index.sources",
        "PREFLIGHT_SETTINGS_ENABLED, yes, preflight.settings.enabled",
        "PREFLIGHT_PUBLIC_URL, checks.example, preflight.public.url",
        "PREFLIGHT_BILLING_HOLD_LIFE_MS, 1000, preflight.billing.hold-life-ms"
    })
    void refusesWhatCannotBeUsedAndNamesTheSetting(String variable, String value, String property) {
        assertThatThrownBy(() -> Settings.load(Map.of(variable, value), Map.of()))
                .isInstanceOf(Settings.InvalidSettings.class)
                .hasMessageContaining(property);
    }

    @ParameterizedTest
    @CsvSource({
        "'', EMBEDDED, NONE",
        "embedded, EMBEDDED, EMBEDDED",
        "onnx:/srv/model, ONNX, ONNX",
        "https://judge.example:8443, HTTP, HTTP"
    })
    void takesTheSameDetectorsForTheVerdictAndForItsShadow(
            String value, DetectorChoice.Kind first, DetectorChoice.Kind shadow) {
        Settings settings =
                Settings.load(Map.of("PREFLIGHT_DETECTOR_URL", value, "PREFLIGHT_DETECTOR_SHADOW", value), Map.of());

        assertThat(settings.detector().kind()).isEqualTo(first);
        assertThat(settings.shadowDetector().kind()).isEqualTo(shadow);
    }

    @Test
    void takesOnePublicAddressForPeopleAndAssistants() {
        Settings settings = Settings.load(
                Map.of("PREFLIGHT_PUBLIC_URL", "https://checks.example"),
                Map.of("preflight.mcp.oauth.issuer.url", "https://login.example"));

        assertThat(settings.protectedResource().orElseThrow().resource()).isEqualTo("https://checks.example/v1/mcp");
        assertThat(settings.site(1).address()).hasToString("https://checks.example");
    }

    @Test
    void namesEveryFaultAtOnce() {
        assertThatThrownBy(() -> Settings.load(Map.of("PREFLIGHT_PORT", "x", "PREFLIGHT_DEADLINE_MS", "y"), Map.of()))
                .hasMessageContaining("preflight.port")
                .hasMessageContaining("preflight.deadline-ms");
    }

    @ParameterizedTest
    @CsvSource({
        "preflight.index.pause-seconds, preflight.index.breaker-open-seconds",
        "preflight.index.turn-timeout-ms, preflight.index.queue-timeout-ms",
        "preflight.detector.rest-seconds, preflight.detector.breaker-open-seconds",
        "preflight.mcp.quiet-ms, preflight.mcp.keepalive-interval-ms"
    })
    void acceptsTheOldNameOfARenamedSettingWithAWarning(String old, String name) {
        try (WarningLog log = WarningLog.of(RenamedSettings.class)) {
            assertThat(Settings.load(Map.of(Settings.environmentName(old), "77"), Map.of())
                            .number(name))
                    .isEqualTo(77);
            assertThat(log.warnings())
                    .containsExactly("The setting %s was renamed to %s. The old name will not work in the next release."
                            .formatted(Settings.environmentName(old), Settings.environmentName(name)));
        }
        try (WarningLog log = WarningLog.of(RenamedSettings.class)) {
            assertThat(Settings.load(Map.of(), Map.of(old, "78")).number(name)).isEqualTo(78);
            assertThat(log.warnings()).singleElement().asString().contains(old, name);
        }
    }

    @Test
    void prefersTheNewNameOfARenamedSetting() {
        Settings settings = Settings.load(
                Map.of("PREFLIGHT_MCP_QUIET_MS", "1", "PREFLIGHT_MCP_KEEPALIVE_INTERVAL_MS", "2"),
                Map.of("preflight.index.pause-seconds", "3", "preflight.index.breaker-open-seconds", "4"));

        assertThat(settings.number("preflight.mcp.keepalive-interval-ms")).isEqualTo(2);
        assertThat(settings.number("preflight.index.breaker-open-seconds")).isEqualTo(4);
    }

    @Test
    void warnsAboutNoNameThatIsInUse() {
        try (WarningLog log = WarningLog.of(RenamedSettings.class)) {
            Settings.load(Map.of("PREFLIGHT_PORT", "81"), Map.of("preflight.mcp.call-ms", "120000"));
            assertThat(log.warnings()).isEmpty();
        }
    }

    @Test
    void validatesTheValueOfAnOldName() {
        assertThatThrownBy(() -> Settings.load(Map.of("PREFLIGHT_MCP_QUIET_MS", "soon"), Map.of()))
                .hasMessageContaining("preflight.mcp.keepalive-interval-ms");
    }

    /** The warnings of one class. */
    private record WarningLog(Logger logger, ListAppender<ILoggingEvent> events) implements AutoCloseable {
        static WarningLog of(Class<?> type) {
            Logger logger = (Logger) LoggerFactory.getLogger(type);
            ListAppender<ILoggingEvent> events = new ListAppender<>();
            events.start();
            logger.addAppender(events);
            return new WarningLog(logger, events);
        }

        List<String> warnings() {
            return events.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
        }

        @Override
        public void close() {
            logger.detachAppender(events);
        }
    }
}
