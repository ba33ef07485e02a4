package preflight.api.request;

import java.util.EnumSet;
import java.util.Set;
import preflight.access.Caller;
import preflight.billing.Charge;
import preflight.billing.Estimate;
import preflight.billing.Hold;
import preflight.billing.PaidSection;
import preflight.billing.PriceList;
import preflight.check.BillableSections;
import preflight.check.CheckInput;
import preflight.check.CheckOutcome;
import preflight.detection.Detection;
import preflight.text.TokenCounter;

/** Prices a request. The estimate covers every paid section with an input; the charge covers those with a result. */
public final class CallPricing {
    private final PriceList prices;
    private final TokenCounter tokens;

    /** Prices by {@code prices}, for the number of tokens that {@code tokens} counts. */
    public CallPricing(PriceList prices, TokenCounter tokens) {
        this.prices = prices;
        this.tokens = tokens;
    }

    /** The highest price of AI detection alone. */
    public Estimate estimateDetection(DetectRequest request, Caller caller) {
        return estimate(caller, "detectAiWriting", request.text(), BillableSections.expected(request.text()));
    }

    /** The highest price of a full check. */
    public Estimate estimateCheck(CheckInput input, Caller caller) {
        return estimate(caller, "checkManuscript", input.text(), BillableSections.expected(input));
    }

    /** The price of AI detection alone. */
    public Charge chargeDetection(Detection detection, Hold hold) {
        return prices.charge(hold, paid(BillableSections.of(detection)));
    }

    /** The price of a full check. */
    public Charge chargeCheck(CheckOutcome outcome, Hold hold) {
        return prices.charge(hold, paid(BillableSections.of(outcome)));
    }

    private Estimate estimate(Caller caller, String operation, String text, BillableSections billable) {
        // Counting tokens is not needed when nothing is billed.
        int volume = billable.isEmpty() ? 0 : tokens.count(text);
        return prices.estimate(caller.accountId(), operation, volume, paid(billable));
    }

    private static Set<PaidSection> paid(BillableSections billable) {
        Set<PaidSection> sections = EnumSet.noneOf(PaidSection.class);
        if (billable.aiDetection()) {
            sections.add(PaidSection.AI_DETECTION);
        }
        if (billable.sourceQuality()) {
            sections.add(PaidSection.SOURCE_QUALITY);
        }
        return sections;
    }
}
