package preflight.reference;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.reference.parsing.Label;

/** Whether the years agree; one year apart is print against publication online. */
final class YearEvidence {
    private static final int CLOSE = 1;

    private YearEvidence() {}

    static Agreement of(ParsedReference reference, @Nullable Integer year) {
        if (year == null) {
            return Agreement.ABSENT;
        }
        String digits = year.toString();
        for (int j = 0; j < reference.words().size(); j++) {
            boolean date = isDate(reference.words().get(j).label(), reference.year() == null);
            if (date && isYear(reference.words(), j, digits)) {
                return Agreement.AGREES;
            }
        }
        Integer given = reference.year();
        if (given == null) {
            return Agreement.ABSENT;
        }
        int apart = Math.abs(given - year);
        return apart == 0 ? Agreement.AGREES : apart <= CLOSE ? Agreement.CLOSE : Agreement.CONFLICTS;
    }

    private static boolean isYear(List<ReferenceWord> words, int j, String digits) {
        String word = words.get(j).text();
        // "1998a", "2017j"
        boolean suffixed = word.length() == digits.length() + 1 && word.startsWith(digits);
        return suffixed || Numerals.isAt(words, j, digits);
    }

    /** Where no year was read, it may stand in a field the tagger took for another. */
    private static boolean isDate(Label label, boolean anywhere) {
        return switch (label) {
            case ISSUED, NONE, NOTE -> true;
            case TITLE, CONTAINER, COLLECTION, VOLUME, PLACE, PUBLISHER -> anywhere;
            default -> false;
        };
    }
}
