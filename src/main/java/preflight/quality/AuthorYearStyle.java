package preflight.quality;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.Verification;

/**
 * Authors and year: {@code (Smith and Jones, 2019)}, {@code Smith et al. (2019a, b)}, {@code Smith (2018, 2019)}. A
 * citation counts only when exactly one work of the list fits it.
 */
final class AuthorYearStyle implements CitationStyle {
    private static final Pattern YEAR = Pattern.compile(
            "(?<![\\d.])(?<year>(?:1[5-9]|20)\\d\\d)(?<letters>[a-h](?:\\s?,\\s?[a-h]){0,4})?(?![\\p{L}\\d])");
    private static final Pattern COMMA = Pattern.compile("\\s?,\\s?");

    private final List<CitedNames> entries;

    AuthorYearStyle(Verification list) {
        this.entries = list.verdicts().stream().map(CitedNames::of).toList();
    }

    @Override
    public Map<Integer, Integer> firstCitations(Body body) {
        Map<Integer, Integer> first = new HashMap<>();
        Matcher mark = YEAR.matcher(body.text());
        while (mark.find()) {
            int year = Integer.parseInt(mark.group("year"));
            List<CitedNames> fitting = fitting(body.text(), mark.start(), year);
            String letters = mark.group("letters");
            for (String letter : COMMA.split(letters == null ? "" : letters, -1)) {
                CitedNames meant = theOne(fitting, year, letter);
                if (meant != null) {
                    first.putIfAbsent(meant.number(), mark.start());
                }
            }
        }
        return first;
    }

    private List<CitedNames> fitting(String text, int yearAt, int year) {
        List<CitedNames> ofThatYear =
                entries.stream().filter(entry -> entry.years().contains(year)).toList();
        if (ofThatYear.isEmpty()) {
            return List.of();
        }
        NamesBeforeYear names = NamesBeforeYear.of(text, yearAt);
        return ofThatYear.stream().filter(names::cite).toList();
    }

    /** The one work a citation can mean; null when there are several, or an unverified entry fits as well. */
    private @Nullable CitedNames theOne(List<CitedNames> fitting, int year, String letter) {
        if (fitting.isEmpty()) {
            return null;
        }
        List<CitedNames> lettered = letter.isEmpty()
                ? List.of()
                : fitting.stream()
                        .filter(entry -> entry.isLettered(year, letter))
                        .toList();
        List<CitedNames> meant = lettered.isEmpty() ? fitting : lettered;
        CitedNames one = meant.getFirst();
        boolean oneWork = meant.stream().allMatch(entry -> entry.key().equals(one.key()));
        boolean rival =
                lettered.isEmpty() && entries.stream().anyMatch(entry -> entry.mayBeMeantBy(one.firstSurname(), year));
        return oneWork && !rival ? one : null;
    }
}
