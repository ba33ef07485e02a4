package preflight.detection.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ContextAdjustmentTest {
    private static final double PERSON = -7;
    private static final double MACHINE = 4;
    private static final double NEARLY = -.5;

    @Test
    void saysNothingOfAPassageThatStandsAlone() {
        assertThat(ContextAdjustment.shifts(new double[] {NEARLY})).containsExactly(0);
        assertThat(ContextAdjustment.shifts(new double[0])).isEmpty();
    }

    @Test
    void lowersAPassageAmongAPersonsAndRaisesOneAmongAMachines() {
        assertThat(shiftOfTheMiddle(PERSON, 9)).isBetween(-1.0, -.8);
        assertThat(shiftOfTheMiddle(MACHINE, 9)).isBetween(2.4, 3.0);
    }

    @Test
    void isBoundedHoweverLongAndClearTheText() {
        assertThat(shiftOfTheMiddle(-1000, 2_001)).isGreaterThanOrEqualTo(-1);
        assertThat(shiftOfTheMiddle(1000, 2_001)).isLessThanOrEqualTo(3);
    }

    @Test
    void trustsManyNeighboursMoreThanOne() {
        double one = ContextAdjustment.shifts(new double[] {NEARLY, MACHINE})[0];
        double many = ContextAdjustment.shifts(new double[] {NEARLY, MACHINE, MACHINE, MACHINE})[0];
        assertThat(one).isPositive().isLessThan(many);
    }

    @Test
    void hearsANearPassageMoreThanAFarOne() {
        double[] shifts =
                ContextAdjustment.shifts(new double[] {MACHINE, MACHINE, NEARLY, PERSON, PERSON, NEARLY, PERSON});
        assertThat(shifts[2]).isGreaterThan(shifts[5]);
        assertThat(shifts[5]).isNegative();
    }

    @Test
    void readsATextTheSameForwardsAndBackwards() {
        double[] text = {MACHINE, NEARLY, PERSON, PERSON, -2, 1.5};
        double[] reversed = {1.5, -2, PERSON, PERSON, NEARLY, MACHINE};
        double[] forwards = ContextAdjustment.shifts(text);
        double[] backwards = ContextAdjustment.shifts(reversed);
        for (int i = 0; i < text.length; i++) {
            assertThat(forwards[i]).isCloseTo(backwards[text.length - 1 - i], within(1e-12));
        }
    }

    @Test
    void isMovedByNothingThatIsNeitherOneNorTheOther() {
        assertThat(ContextAdjustment.shifts(new double[] {MACHINE, -1, -1})[0]).isZero();
    }

    private static double shiftOfTheMiddle(double others, int passages) {
        double[] text = new double[passages];
        Arrays.fill(text, others);
        text[passages / 2] = NEARLY;
        return ContextAdjustment.shifts(text)[passages / 2];
    }
}
