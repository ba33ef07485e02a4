package preflight.work.crossref;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.PersonName;
import preflight.work.text.JsonRecord;

/** Reads the contributors of a Crossref work. */
final class CrossrefNames {
    private static final String STRAY_CHARACTERS = " ,;*†‡";

    private CrossrefNames() {}

    /** The authors in order; for a work without authors the editors, under whose names it is cited. */
    static List<PersonName> authors(JsonRecord json) {
        List<PersonName> authors = names(json, "author");
        return authors.isEmpty() ? names(json, "editor") : authors;
    }

    private static List<PersonName> names(JsonRecord json, String role) {
        return json.objects(role).stream()
                .flatMap(contributor -> Stream.ofNullable(name(contributor)))
                .filter(name -> !name.isEtAl())
                .toList();
    }

    private static @Nullable PersonName name(JsonRecord contributor) {
        String family = trimmed(contributor.text("family"));
        String given = trimmed(contributor.text("given"));
        if (family == null) {
            String whole = contributor.text("name");
            String literal = whole != null ? whole : contributor.text("literal");
            String only = literal != null ? literal : given;
            return only == null ? null : PersonName.literal(only);
        }
        int comma = family.indexOf(", ");
        if (given == null && comma > 0) {
            return PersonName.of(family.substring(0, comma), family.substring(comma + 2));
        }
        return PersonName.of(family, given);
    }

    /** Removes commas, asterisks and daggers that some deposits copy from the title page. */
    private static @Nullable String trimmed(@Nullable String name) {
        if (name == null) {
            return null;
        }
        int start = 0;
        int end = name.length();
        while (start < end && STRAY_CHARACTERS.indexOf(name.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && STRAY_CHARACTERS.indexOf(name.charAt(end - 1)) >= 0) {
            end--;
        }
        return start == end ? null : name.substring(start, end);
    }
}
