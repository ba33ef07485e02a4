package preflight.reference;

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
        for (ReferenceWord word : reference.words()) {
            boolean date = isDate(word.label(), reference.year() == null);
            if (date && word.text().contains(digits) && word.text().length() <= digits.length() + 1) {
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

    /** Where no year was read, it may stand in a field the tagger took for another. */
    private static boolean isDate(Label label, boolean anywhere) {
        return switch (label) {
            case ISSUED, NONE, NOTE -> true;
            case CONTAINER, COLLECTION, VOLUME, PLACE, PUBLISHER -> anywhere;
            default -> false;
        };
    }
}
