package preflight.cli.check;

import java.util.EnumSet;
import java.util.Set;
import preflight.billing.PaidSection;
import preflight.billing.PriceList;
import preflight.filecheck.CallPlan;
import preflight.filecheck.CallPlan.PlannedCall;
import preflight.text.TokenCounter;

/** The highest price of the calls of a plan: all sections are charged. */
final class CostEstimate {
    private final PriceList prices = new PriceList();
    private final TokenCounter tokens = new TokenCounter();

    long credits(CallPlan plan) {
        return plan.calls().stream()
                .filter(PlannedCall::isCheck)
                .mapToLong(this::credits)
                .sum();
    }

    private long credits(PlannedCall call) {
        Set<PaidSection> sections = EnumSet.noneOf(PaidSection.class);
        // The short text of later calls is inconclusive, which is not charged.
        if (call.hasManuscriptText()) {
            sections.add(PaidSection.AI_DETECTION);
        }
        if (!call.references().isEmpty()) {
            sections.add(PaidSection.SOURCE_QUALITY);
        }
        return prices.estimate("", "check", tokens.count(call.text()), sections).credits();
    }
}
