package preflight.quality;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import preflight.reference.Verification;

/**
 * Authors and year: {@code (Smith and Jones, 2019)}, {@code Smith et al. (2019a, b)}, {@code Smith (2018, 2019)}. A
 * citation counts only when exactly one work of the list fits it.
 */
final class AuthorYearStyle implements CitationStyle {
    private static final Pattern YEAR = Pattern.compile(
            "(?<![\\d.])(?<year>(?:1[5-9]|20)\\d\\d)(?<letters>[a-h](?:\\s?,\\s?[a-h]){0,4})?(?![\\p{L}\\d])");
    /** Further years of the same authors, between them and the year at hand. */
    private static final Pattern EARLIER_YEARS =
            Pattern.compile("(?:(?:1[5-9]|20)\\d\\d[a-h]?(?:\\s?,\\s?[a-h])*\\s*[,;&]\\s*){1,5}$");
    /** Enough for the names of a citation; a sentence of prose between name and year is no citation. */
    private static final int WINDOW = 120;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");
    private static final Set<String> JOINING = Set.of(
            "and",
            "und",
            "et",
            "al",
            "y",
            "e",
            "i",
            "colleagues",
            "coworkers",
            "co",
            "workers",
            "others",
            "s",
            "jr",
            "sr");
    private static final Set<String> AND_OTHERS = Set.of("al", "colleagues", "coworkers", "workers", "others");
    /** A name that "and" joins to another one is not the first of its work; behind "(2018) and" it is. */
    private static final Pattern NOT_FIRST = Pattern.compile("[\\p{L}.],?\\s*(?:\\b(?:and|und|et|y)|&)\\s*$");

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
            String names = names(body.text(), mark.start());
            List<CitedNames> fitting = entries.stream()
                    .filter(entry -> entry.years().contains(year) && isCitedAs(entry, names))
                    .toList();
            if (fitting.isEmpty()) {
                continue;
            }
            String letters = mark.group("letters");
            for (String letter : letters == null ? new String[] {""} : letters.split("\\s?,\\s?", -1)) {
                CitedNames meant = theOne(fitting, year, letter);
                if (meant != null) {
                    first.putIfAbsent(meant.number(), mark.start());
                }
            }
        }
        return first;
    }

    /** What stands before the year, folded, up to the bracket or comma that separates them. */
    private static String names(String text, int yearAt) {
        String window = text.substring(Math.max(0, yearAt - WINDOW), yearAt);
        int paragraph = window.lastIndexOf("\n\n");
        String bare = EARLIER_YEARS
                .matcher(window.substring(paragraph < 0 ? 0 : paragraph))
                .replaceFirst("");
        return CitedNames.fold(bare).replace('\n', ' ');
    }

    private static boolean isCitedAs(CitedNames entry, String names) {
        if (entry.surnames().isEmpty()) {
            return false;
        }
        String surname = entry.surnames().getFirst();
        int at = surname.isEmpty() ? -1 : names.lastIndexOf(surname);
        if (at < 0 || isLetter(names, at - 1) || isLetter(names, at + surname.length())) {
            return false;
        }
        return !NOT_FIRST.matcher(names.substring(0, at)).find()
                && agrees(entry.surnames(), names.substring(at + surname.length()));
    }

    /** Whether what follows the first surname names the other authors, all of them or "et al.", and nothing else. */
    private static boolean agrees(List<String> surnames, String rest) {
        if (rest.chars().anyMatch(c -> Character.isDigit(c) || c == ';' || c == ')')) {
            return false;
        }
        Set<String> others = surnames.subList(1, surnames.size()).stream()
                .flatMap(name -> WORD.matcher(name).results().map(word -> word.group()))
                .collect(Collectors.toSet());
        Matcher word = WORD.matcher(rest);
        int named = 0;
        boolean andOthers = false;
        while (word.find()) {
            String token = word.group();
            andOthers |= AND_OTHERS.contains(token);
            if (others.contains(token)) {
                named++;
            } else if (!JOINING.contains(token) && token.length() > 1) {
                return false;
            }
        }
        return andOthers ? surnames.size() > 1 : named >= surnames.size() - 1;
    }

    /** The one work a citation can mean; null when there are several, or an unverified entry fits as well. */
    private @Nullable CitedNames theOne(List<CitedNames> fitting, int year, String letter) {
        List<CitedNames> lettered = letter.isEmpty()
                ? List.of()
                : fitting.stream()
                        .filter(entry -> entry.isLettered(year, letter))
                        .toList();
        List<CitedNames> meant = lettered.isEmpty() ? fitting : lettered;
        boolean oneWork = meant.stream().map(CitedNames::key).distinct().count() == 1;
        CitedNames one = meant.getFirst();
        boolean rival = lettered.isEmpty()
                && entries.stream()
                        .anyMatch(entry -> entry.mayBeMeantBy(one.surnames().getFirst(), year));
        return oneWork && !rival ? one : null;
    }

    private static boolean isLetter(String text, int at) {
        return at >= 0 && at < text.length() && Character.isLetter(text.charAt(at));
    }
}
