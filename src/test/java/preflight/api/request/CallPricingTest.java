package preflight.api.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import preflight.access.Caller;
import preflight.access.account.Plan;
import preflight.billing.Estimate;
import preflight.billing.Hold;
import preflight.billing.PriceList;
import preflight.check.CheckInput;
import preflight.check.CheckOutcome;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.detection.Detection;
import preflight.detection.Detection.OverallVerdict;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;
import preflight.reference.parse.ReferenceLine;
import preflight.text.TokenCounter;

class CallPricingTest {
    private static final Caller CALLER = Caller.withoutKey("acc_1", Plan.PRO, "r-1", Locale.ENGLISH);
    private static final List<ReferenceLine> LINES = List.of(new ReferenceLine(1, 1, "a"));
    private static final Detection SAFE = new Detection(OverallVerdict.SAFE, 1, 0, List.of());
    private static final Detection INCONCLUSIVE = Detection.NOTHING_TO_CHECK;

    private final CallPricing pricing = new CallPricing(new PriceList(), new TokenCounter());

    @Test
    void estimatesEveryPaidSectionThatHasAnInput() {
        assertThat(pricing.estimateDetection(new DetectRequest("text"), CALLER))
                .isEqualTo(new Estimate("acc_1", "detectAiWriting", 1, 11));
        assertThat(pricing.estimateCheck(new CheckInput("text", LINES), CALLER))
                .isEqualTo(new Estimate("acc_1", "checkManuscript", 1, 19));
        assertThat(pricing.estimateCheck(new CheckInput("text", List.of()), CALLER)
                        .credits())
                .isEqualTo(11);
        assertThat(pricing.estimateCheck(new CheckInput("", LINES), CALLER).credits())
                .isZero();
    }

    @Test
    void estimatesByStartedUnitsOfText() {
        String text = "word ".repeat(PriceList.TOKENS_PER_UNIT + 1);

        assertThat(pricing.estimateDetection(new DetectRequest(text), CALLER).credits())
                .isEqualTo(22);
    }

    @Test
    void chargesOnlySectionsWithAResult() {
        Hold hold = new Hold(UUID.randomUUID(), "acc_1", "checkManuscript", 19, 1);
        Done<Verification> citations = new Done<>(new Verification(List.of()));
        Done<SourceQuality> quality = new Done<>(new SourceQuality(1, List.of()));

        assertThat(pricing.chargeCheck(new CheckOutcome(citations, new Done<>(SAFE), quality), hold)
                        .credits())
                .isEqualTo(19);
        assertThat(pricing.chargeCheck(new CheckOutcome(citations, new Failed<>("late"), quality), hold)
                        .credits())
                .isEqualTo(8);
        assertThat(pricing.chargeDetection(SAFE, hold).credits()).isEqualTo(11);
        assertThat(pricing.chargeDetection(INCONCLUSIVE, hold).credits()).isZero();
    }
}
