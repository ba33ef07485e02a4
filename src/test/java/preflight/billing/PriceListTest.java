package preflight.billing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static preflight.billing.PaidSection.AI_DETECTION;
import static preflight.billing.PaidSection.SOURCE_QUALITY;

import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PriceListTest {
    private static final Set<PaidSection> BOTH = EnumSet.allOf(PaidSection.class);

    private final PriceList prices = new PriceList();

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2500, 1", "2501, 2", "5000, 2", "10000, 4", "10001, 5", "2147483647, 858994"})
    void roundsTextUpToUnitsOfFivePagesAndChargesOneAtLeast(int tokens, int units) {
        assertThat(prices.units(tokens)).isEqualTo(units);
    }

    @Test
    void costsWhatTheContractSaysFor10000Tokens() {
        assertThat(credits(10_000, EnumSet.of(AI_DETECTION))).isEqualTo(44);
        assertThat(credits(10_000, EnumSet.of(SOURCE_QUALITY))).isEqualTo(32);
        assertThat(credits(10_000, BOTH)).isEqualTo(76);
        assertThat(credits(10_000, Set.of())).isZero();
    }

    @Test
    void chargesOnlyTheSectionsThatCameOut() {
        Hold hold = new Hold(UUID.randomUUID(), "acc_1", "check", 38, 2);

        assertThat(prices.charge(hold, BOTH)).isEqualTo(new Charge(hold, 38));
        assertThat(prices.charge(hold, EnumSet.of(AI_DETECTION))).isEqualTo(new Charge(hold, 22));
        assertThat(prices.charge(hold, EnumSet.of(SOURCE_QUALITY))).isEqualTo(new Charge(hold, 16));
        assertThat(prices.charge(hold, Set.of())).isEqualTo(new Charge(hold, 0));
    }

    @Test
    void neverChargesMoreThanWasHeld() {
        Hold hold = new Hold(UUID.randomUUID(), "acc_1", "check", 11, 1);

        assertThatThrownBy(() -> prices.charge(hold, BOTH)).isInstanceOf(IllegalArgumentException.class);
    }

    private long credits(int tokens, Set<PaidSection> sections) {
        return prices.estimate("acc_1", "check", tokens, sections).credits();
    }
}
