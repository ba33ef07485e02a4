package preflight.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.WorkBuilder;

class LowCitationRuleTest {
    private static final Clock IN_2026 = Clock.fixed(Instant.parse("2026-06-01T00:00:00Z"), ZoneOffset.UTC);

    private final LowCitationRule rule = new LowCitationRule(3, IN_2026);

    @Test
    void reportsFewerCitationsThanTheThreshold() {
        assertThat(reports(WorkBuilder.work().in(2015).cited(2))).isTrue();
        assertThat(reports(WorkBuilder.work().in(2015).cited(3))).isFalse();
    }

    @Test
    void waitsForThreeYears() {
        assertThat(reports(WorkBuilder.work().in(2023).cited(0))).isTrue();
        assertThat(reports(WorkBuilder.work().in(2024).cited(0))).isFalse();
    }

    @Test
    void anUnknownCountOrYearIsNotLow() {
        assertThat(reports(cited(null))).isFalse();
        assertThat(reports(WorkBuilder.work().in(null).cited(0))).isFalse();
    }

    @Test
    void examinesOnlyTypesWhoseCitationsAreCounted() {
        assertThat(reports(cited(0).type("book"))).isFalse();
        assertThat(reports(cited(0).preprint(null))).isFalse();
        assertThat(reports(cited(0).title("Erratum"))).isFalse();
        assertThat(reports(cited(0).type("paper-conference"))).isTrue();
    }

    private static WorkBuilder cited(@Nullable Integer count) {
        return WorkBuilder.work().in(2015).cited(count);
    }

    private boolean reports(WorkBuilder work) {
        return rule.examine(new VerifiedSource(work.build(), List.of(1))).isPresent();
    }
}
