package preflight.lab.detection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProportionTest {
    @Test
    void givesConfidenceIntervalsByWilson() {
        Proportion rate = new Proportion(5, 1000);
        assertThat(rate.low()).isBetween(.0020, .0023);
        assertThat(rate.high()).isBetween(.0115, .0118);
        assertThat(new Proportion(0, 100).high()).isBetween(.036, .038);
        assertThat(new Proportion(0, 0)).hasToString("-");
    }
}
