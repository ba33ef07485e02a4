package preflight.billing;

import java.util.Set;

/**
 * The price of a check. Section 8 of the contract prices 10,000 tokens (44 credits for AI detection, 32 for source quality) and
 * counts text in units of 5 English A4 pages. At 500 tokens a page a unit has 2,500 tokens, a quarter of the priced volume, and
 * costs a quarter of the price. Units are rounded up; the minimum is one unit.
 */
public final class PriceList {
    /** 5 English A4 pages. */
    public static final int TOKENS_PER_UNIT = 2_500;

    private static final int AI_DETECTION_PER_UNIT = 11;
    private static final int SOURCE_QUALITY_PER_UNIT = 8;

    /** The units of a text of {@code tokens} tokens. */
    public int units(int tokens) {
        return Math.max(1, Math.ceilDiv(tokens, TOKENS_PER_UNIT));
    }

    /** The price of the sections that will run, if all of them succeed. */
    public Estimate estimate(String accountId, String operation, int tokens, Set<PaidSection> sections) {
        int units = units(tokens);
        return new Estimate(accountId, operation, units, credits(units, sections));
    }

    /** The charge for the sections that succeeded, on the hold of the call. */
    public Charge charge(Hold hold, Set<PaidSection> sections) {
        return new Charge(hold, credits(hold.units(), sections));
    }

    private static long credits(int units, Set<PaidSection> sections) {
        return sections.stream()
                .mapToLong(section -> (long) units * perUnit(section))
                .sum();
    }

    private static int perUnit(PaidSection section) {
        return switch (section) {
            case AI_DETECTION -> AI_DETECTION_PER_UNIT;
            case SOURCE_QUALITY -> SOURCE_QUALITY_PER_UNIT;
        };
    }
}
