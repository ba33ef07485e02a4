package preflight.billing;

import java.util.Set;

/**
 * What a check costs. Section 8 of the contract prices 10,000 tokens (44 credits for AI detection, 32 for source
 * quality) and counts text in units of 5 pages of English A4. At 500 tokens a page a unit is 2,500 tokens, a quarter of
 * the priced volume, and costs a quarter of the price. Units are rounded up; one unit is the minimum.
 */
public final class PriceList {
    /** 5 pages of English A4. */
    public static final int TOKENS_PER_UNIT = 2_500;

    private static final int AI_DETECTION_PER_UNIT = 11;
    private static final int SOURCE_QUALITY_PER_UNIT = 8;

    /** The units of a text of {@code tokens} tokens. */
    public int units(int tokens) {
        return Math.max(1, Math.ceilDiv(tokens, TOKENS_PER_UNIT));
    }

    /** What the sections that will run are going to cost if all of them come out. */
    public Estimate estimate(String accountId, String operation, int tokens, Set<PaidSection> sections) {
        int units = units(tokens);
        return new Estimate(accountId, operation, units, credits(units, sections));
    }

    /** What is due for the sections that did come out of the call that {@code hold} was made for. */
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
