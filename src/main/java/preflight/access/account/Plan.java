package preflight.access.account;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The subscription of an account. */
public enum Plan {
    /** No subscription: the keys are valid, but calls are not included. */
    FREE,
    /** Includes calls. */
    PRO,
    /** Includes calls. */
    MAX;

    /** Whether the plan includes calls. */
    public boolean includesCalls() {
        return this != FREE;
    }

    /** The name in settings, commands and the database. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The plan with this {@link #label}.
     *
     * @throws IllegalArgumentException naming the known plans
     */
    public static Plan fromLabel(String label) {
        return Arrays.stream(values())
                .filter(plan -> plan.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no plan \"%s\", only %s"
                        .formatted(
                                label, Arrays.stream(values()).map(Plan::label).collect(Collectors.joining(", ")))));
    }
}
