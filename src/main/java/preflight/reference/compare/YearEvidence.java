package preflight.reference.compare;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.word.NumberMatch;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/** Compares the years. One year apart is close: print and online publication. */
public final class YearEvidence {
    private static final int MAX_CLOSE_YEARS = 1;

    private YearEvidence() {}

    public static ComparisonLevel of(ParsedReference reference, @Nullable Integer year) {
        if (year == null) {
            return ComparisonLevel.ABSENT;
        }
        String digits = year.toString();
        for (int j = 0; j < reference.words().size(); j++) {
            boolean date = isDate(reference.words().get(j).label(), reference.year() == null);
            if (date && isYear(reference.words(), j, digits)) {
                return ComparisonLevel.AGREES;
            }
        }
        Integer given = reference.year();
        if (given == null) {
            return ComparisonLevel.ABSENT;
        }
        int apart = Math.abs(given - year);
        return apart == 0
                ? ComparisonLevel.AGREES
                : apart <= MAX_CLOSE_YEARS ? ComparisonLevel.CLOSE : ComparisonLevel.CONFLICTS;
    }

    private static boolean isYear(List<ReferenceWord> words, int j, String digits) {
        String word = words.get(j).text();
        // "1998a", "2017j"
        boolean suffixed = word.length() == digits.length() + 1 && word.startsWith(digits);
        return suffixed || NumberMatch.matchesAt(words, j, digits);
    }

    /** Whether a word with this label may be the year. Without a year from the parser it may have another label. */
    private static boolean isDate(Label label, boolean anywhere) {
        return switch (label) {
            case ISSUED, NONE, NOTE -> true;
            case TITLE, CONTAINER, COLLECTION, VOLUME, PLACE, PUBLISHER -> anywhere;
            default -> false;
        };
    }
}
