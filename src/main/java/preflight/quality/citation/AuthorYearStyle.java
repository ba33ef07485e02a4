package preflight.quality.citation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.Verification;

/**
 * Author-year citations: {@code (Smith and Jones, 2019)}, {@code Smith et al. (2019a, b)}, {@code Smith (2018, 2019)}. A
 * citation counts only if it matches exactly one work of the list.
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
                AuthorYearEntry match = uniqueMatch(fitting, year, letter);
                if (match != null) {
                    first.putIfAbsent(match.number(), mark.start());
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

    /** The work that a citation refers to; null when several match, or when an unverified entry could match too. */
    private @Nullable AuthorYearEntry uniqueMatch(List<AuthorYearEntry> fitting, int year, String letter) {
        if (fitting.isEmpty()) {
            return null;
        }
        List<AuthorYearEntry> lettered = letter.isEmpty()
                ? List.of()
                : fitting.stream()
                        .filter(entry -> entry.hasYearLetter(year, letter))
                        .toList();
        List<AuthorYearEntry> matching = lettered.isEmpty() ? fitting : lettered;
        AuthorYearEntry one = matching.getFirst();
        boolean oneWork = matching.stream().allMatch(entry -> entry.key().equals(one.key()));
        boolean ambiguous =
                lettered.isEmpty() && entries.stream().anyMatch(entry -> entry.couldMatch(one.firstSurname(), year));
        return oneWork && !ambiguous ? one : null;
    }
}
