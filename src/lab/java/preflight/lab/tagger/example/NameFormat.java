package preflight.lab.tagger.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import preflight.work.PersonName;

/** How a citation style writes a name. */
interface NameFormat {
    /** @param first whether the name is the first of the list */
    String format(PersonName name, boolean first);

    static String familyInitials(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.family() + ", " + initials(name.given(), ". ", ".");
    }

    static String initialsFamily(PersonName name, boolean first) {
        return name.given() == null ? name.family() : initials(name.given(), ".", ".") + " " + name.family();
    }

    static String familyBareInitials(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.family() + " " + initials(name.given(), "", "");
    }

    static String familyGiven(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.family() + ", " + name.given();
    }

    static String givenFamily(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.given() + " " + name.family();
    }

    static String firstInverted(PersonName name, boolean first) {
        return first ? familyGiven(name, true) : givenFamily(name, false);
    }

    private static String initials(String given, String between, String after) {
        List<String> letters = new ArrayList<>();
        for (String part : given.split("[\\s.-]+")) {
            if (!part.isEmpty()) {
                letters.add(part.substring(0, part.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT));
            }
        }
        return String.join(between, letters) + after;
    }
}
