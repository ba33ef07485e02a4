package preflight.lab.detection.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import preflight.lab.detection.Proportion;

class RocCurveTest {
    @Test
    void measuresTheAreaAndTheOperatingPoints() {
        RocCurve curve = new RocCurve(new double[] {1, 2, 3, 4}, new double[] {2.5, 4, 5, 6});
        assertThat(curve.auroc()).isEqualTo((2 + 3.5 + 4 + 4) / 16);
        assertThat(curve.caughtAt(.25)).isEqualTo(new Proportion(3, 4));
        assertThat(curve.caughtAt(0)).isEqualTo(new Proportion(2, 4));
    }
}
