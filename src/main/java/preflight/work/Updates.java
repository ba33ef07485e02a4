package preflight.work;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Merges the update notices about one work from several sources. */
public final class Updates {
    private static final Comparator<Update> ORDER = Comparator.comparing(
                    Update::date, Comparator.nullsLast(Comparator.naturalOrder()))
            .thenComparing(Update::kind)
            .thenComparing(update -> String.valueOf(update.noticeDoi()))
            .thenComparing(update -> String.valueOf(update.source()));

    private Updates() {}

    /**
     * Each notice once, oldest first. Publisher and Retraction Watch both report most notices: two notices of the same kind are
     * duplicates when they have the same notice DOI, or when one of them has none. The result does not depend on the order of the
     * input.
     */
    public static List<Update> merged(Collection<Update> updates) {
        List<Update> merged = new ArrayList<>();
        Comparator<Update> namedFirst = Comparator.comparing((Update update) -> update.noticeDoi() == null);
        for (Update update :
                updates.stream().sorted(namedFirst.thenComparing(ORDER)).toList()) {
            int match = 0;
            while (match < merged.size() && !isSame(merged.get(match), update)) {
                match++;
            }
            if (match < merged.size()) {
                merged.set(match, merge(merged.get(match), update));
            } else {
                merged.add(update);
            }
        }
        return merged.stream().sorted(ORDER).toList();
    }

    private static boolean isSame(Update named, Update other) {
        return named.kind() == other.kind()
                && (other.noticeDoi() == null || other.noticeDoi().equals(named.noticeDoi()));
    }

    private static Update merge(Update one, Update other) {
        return new Update(
                one.kind(),
                one.noticeDoi(),
                earlier(one.date(), other.date()),
                sources(one.source(), other.source()),
                Stream.concat(one.reasons().stream(), other.reasons().stream())
                        .distinct()
                        .sorted()
                        .toList());
    }

    private static @Nullable LocalDate earlier(@Nullable LocalDate one, @Nullable LocalDate other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return one.isBefore(other) ? one : other;
    }

    private static @Nullable String sources(@Nullable String one, @Nullable String other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        TreeSet<String> sources = new TreeSet<>(Arrays.asList((one + ", " + other).split(", ")));
        return String.join(", ", sources);
    }
}
