package preflight.lab.detection;

import java.util.Locale;

/** A proportion with its 95 % confidence interval (Wilson score interval). */
public record Proportion(long count, long all) {
    private static final double Z = 1.96;

    double share() {
        return all == 0 ? Double.NaN : (double) count / all;
    }

    double low() {
        return centre() - spread();
    }

    double high() {
        return centre() + spread();
    }

    private double centre() {
        return (share() + Z * Z / (2 * all)) / (1 + Z * Z / all);
    }

    private double spread() {
        return Z / (1 + Z * Z / all) * Math.sqrt(share() * (1 - share()) / all + Z * Z / (4.0 * all * all));
    }

    @Override
    public String toString() {
        return all == 0
                ? "-"
                : String.format(
                        Locale.ROOT, "%.2f %% (%.2f-%.2f)", 100 * share(), 100 * Math.max(0, low()), 100 * high());
    }
}
