package preflight.manuscript.made;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** How a list writes its references. */
public enum Style {
    VANCOUVER {
        @Override
        public String of(KnownWork work) {
            return "%s. %s. %s. %d;%s:%s."
                    .formatted(
                            names(work, 6, ", ", ", ", (family, given) -> family + " " + initials(given, "")),
                            bare(work),
                            work.container(),
                            work.year(),
                            number(work),
                            work.page());
        }
    },
    APA {
        @Override
        public String of(KnownWork work) {
            return "%s (%d). %s. %s, %s, %s. https://doi.org/%s"
                    .formatted(
                            names(work, 7, ", ", ", & ", (family, given) -> family + ", " + initials(given, ". ")),
                            work.year(),
                            bare(work),
                            work.container(),
                            number(work),
                            range(work),
                            work.doi());
        }
    },
    IEEE {
        @Override
        public String of(KnownWork work) {
            return "%s, “%s,” %s, vol. %s, pp. %s, %d, doi: %s."
                    .formatted(
                            names(work, 6, ", ", ", and ", (family, given) -> initials(given, ". ") + " " + family),
                            bare(work),
                            work.container(),
                            work.volume(),
                            range(work),
                            work.year(),
                            work.doi());
        }
    },
    CHICAGO {
        @Override
        public String of(KnownWork work) {
            return "%s. %d. “%s.” %s %s: %s."
                    .formatted(
                            names(work, 5, ", ", ", and ", (family, given) -> family + ", " + given)
                                    .replaceAll("\\.$", ""),
                            work.year(),
                            bare(work),
                            work.container(),
                            number(work),
                            range(work));
        }
    },
    HARVARD {
        @Override
        public String of(KnownWork work) {
            return "%s, %d. %s. %s, %s, pp.%s."
                    .formatted(
                            names(work, 5, ", ", " and ", (family, given) -> family + ", " + initials(given, ".")),
                            work.year(),
                            bare(work),
                            work.container(),
                            number(work),
                            range(work));
        }
    },
    NATURE {
        @Override
        public String of(KnownWork work) {
            return "%s %s. %s %s, %s (%d)."
                    .formatted(
                            names(work, 5, ", ", " & ", (family, given) -> family + ", " + initials(given, ". ")),
                            bare(work),
                            work.container(),
                            work.volume(),
                            range(work),
                            work.year());
        }
    },
    GERMAN {
        @Override
        public String of(KnownWork work) {
            return "%s: %s. In: %s %s (%d), S. %s."
                    .formatted(
                            names(work, 4, "; ", "; ", (family, given) -> family + ", " + given),
                            bare(work),
                            work.container(),
                            number(work),
                            work.year(),
                            range(work));
        }
    };

    /** One line of a list. */
    public abstract String of(KnownWork work);

    private static String names(
            KnownWork work, int most, String between, String last, BiFunction<String, String, String> name) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < Math.min(most, work.families().size()); i++) {
            names.add(name.apply(work.families().get(i), work.given().get(i))
                    .strip()
                    .replaceAll(",$", ""));
        }
        if (work.families().size() > most) {
            return String.join(between, names) + " et al";
        }
        if (names.size() == 1) {
            return names.getFirst();
        }
        return String.join(between, names.subList(0, names.size() - 1)) + last + names.getLast();
    }

    private static String initials(String given, String behind) {
        return List.of(given.strip().split("[\\s.-]+")).stream()
                .filter(part -> !part.isEmpty())
                .map(part -> part.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + behind)
                .collect(Collectors.joining())
                .strip();
    }

    private static String bare(KnownWork work) {
        return work.title().replaceAll("[.]$", "");
    }

    private static String number(KnownWork work) {
        return work.issue().isEmpty() ? work.volume() : work.volume() + "(" + work.issue() + ")";
    }

    private static String range(KnownWork work) {
        return work.page().replace("-", "–");
    }
}
