package preflight.work.openalex;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import preflight.work.PersonName;

/** Splits a display name, "Ludwig van Beethoven" or "van Beethoven, Ludwig", into family and given name. */
final class DisplayNameParser {
    /** Particles that belong to the family name after them. */
    private static final Set<String> PARTICLES = Set.of(
            "van", "von", "vom", "de", "der", "den", "del", "della", "dello", "di", "da", "das", "do", "dos", "du",
            "des", "la", "le", "las", "los", "el", "al", "bin", "ibn", "ben", "bint", "ter", "ten", "te", "zu", "zum",
            "zur", "af", "av", "st.", "'t", "d'");

    private static final Set<String> SUFFIXES = Set.of("jr", "jr.", "sr", "sr.", "ii", "iii", "iv");
    private static final Pattern ORGANISATION = Pattern.compile(
            "\\b(?:collaboration|consortium|group|network|society|committee|association|team|organi[sz]ation|initiative"
                    + "|investigators|institute|university|foundation|agency|council|ministry|project)\\b",
            Pattern.CASE_INSENSITIVE);

    private DisplayNameParser() {}

    /** The parts of a name; a literal for an organisation or a single word. */
    static PersonName split(String name) {
        if (ORGANISATION.matcher(name).find()) {
            return PersonName.literal(name);
        }
        int comma = name.indexOf(',');
        if (comma > 0) {
            String rest = name.substring(comma + 1).strip();
            return SUFFIXES.contains(rest.toLowerCase(Locale.ROOT))
                    ? split(name.substring(0, comma))
                    : PersonName.of(name.substring(0, comma), rest.isEmpty() ? null : rest);
        }
        List<String> words = Arrays.asList(name.strip().split("\\s+"));
        int end = words.size();
        if (end > 2 && SUFFIXES.contains(words.get(end - 1).toLowerCase(Locale.ROOT))) {
            end--;
        }
        if (end < 2) {
            return PersonName.literal(name);
        }
        int family = end - 1;
        while (family > 1 && PARTICLES.contains(words.get(family - 1).toLowerCase(Locale.ROOT))) {
            family--;
        }
        return PersonName.of(String.join(" ", words.subList(family, end)), String.join(" ", words.subList(0, family)));
    }
}
