package preflight.access.account;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What an account has subscribed to. */
public enum Plan {
    /** No subscription: its keys are valid and work once it subscribes. */
    FREE,
    /** May call. */
    PRO,
    /** May call. */
    MAX;

    /** Whether calls are part of the plan. */
    public boolean includesCalls() {
        return this != FREE;
    }

    /** The name in settings, commands and the database. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The plan with this {@link #label}; an {@link IllegalArgumentException} names those there are. */
    public static Plan fromLabel(String label) {
        return Arrays.stream(values())
                .filter(plan -> plan.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no plan \"%s\", only %s"
                        .formatted(
                                label, Arrays.stream(values()).map(Plan::label).collect(Collectors.joining(", ")))));
    }
}
