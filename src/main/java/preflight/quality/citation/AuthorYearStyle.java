package preflight.quality.citation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.Verification;

/**
 * Authors and year: {@code (Smith and Jones, 2019)}, {@code Smith et al. (2019a, b)}, {@code Smith (2018, 2019)}. A
 * citation counts only when exactly one work of the list fits it.
 */
final class AuthorYearStyle implements CitationStyle {
    private static final Pattern YEAR = Pattern.compile(
            "(?<![\\d.])(?<year>(?:1[5-9]|20)\\d\\d)(?<letters>[a-h](?:\\s?,\\s?[a-h]){0,4})?(?![\\p{L}\\d])");
    private static final Pattern COMMA = Pattern.compile("\\s?,\\s?");

    private final List<AuthorYearEntry> entries;

    AuthorYearStyle(Verification list) {
        this.entries = list.verdicts().stream().map(AuthorYearEntry::of).toList();
    }

    @Override
    public Map<Integer, Integer> firstCitations(BodyText body) {
        Map<Integer, Integer> first = new HashMap<>();
        Matcher mark = YEAR.matcher(body.text());
        while (mark.find()) {
            int year = Integer.parseInt(mark.group("year"));
            List<AuthorYearEntry> fitting = candidates(body.text(), mark.start(), year);
            String letters = mark.group("letters");
            for (String letter : COMMA.split(letters == null ? "" : letters, -1)) {
                AuthorYearEntry meant = uniqueMatch(fitting, year, letter);
                if (meant != null) {
                    first.putIfAbsent(meant.number(), mark.start());
                }
            }
        }
        return first;
    }

    private List<AuthorYearEntry> candidates(String text, int yearAt, int year) {
        List<AuthorYearEntry> ofThatYear =
                entries.stream().filter(entry -> entry.years().contains(year)).toList();
        if (ofThatYear.isEmpty()) {
            return List.of();
        }
        NamesBeforeYear names = NamesBeforeYear.of(text, yearAt);
        return ofThatYear.stream().filter(names::matches).toList();
    }

    /** The one work a citation can mean; null when there are several, or an unverified entry fits as well. */
    private @Nullable AuthorYearEntry uniqueMatch(List<AuthorYearEntry> fitting, int year, String letter) {
        if (fitting.isEmpty()) {
            return null;
        }
        List<AuthorYearEntry> lettered = letter.isEmpty()
                ? List.of()
                : fitting.stream()
                        .filter(entry -> entry.hasYearLetter(year, letter))
                        .toList();
        List<AuthorYearEntry> meant = lettered.isEmpty() ? fitting : lettered;
        AuthorYearEntry one = meant.getFirst();
        boolean oneWork = meant.stream().allMatch(entry -> entry.key().equals(one.key()));
        boolean rival =
                lettered.isEmpty() && entries.stream().anyMatch(entry -> entry.couldMatch(one.firstSurname(), year));
        return oneWork && !rival ? one : null;
    }
}
