package preflight.quality.citation;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import preflight.work.text.Folding;

/** The text before a year, where an author-year citation has the names. */
final class NamesBeforeYear {
    /** Characters before the year; the names of a citation are not further away. */
    private static final int MAX_WINDOW = 120;
    /** Other years of the same authors, between the names and this year. */
    private static final Pattern EARLIER_YEARS =
            Pattern.compile("(?:(?:1[5-9]|20)\\d\\d[a-h]?(?:\\s?,\\s?[a-h])*\\s*[,;&]\\s*){1,5}$");

    private static final Set<String> AND = Set.of("and", "und", "et", "y", "e");
    private static final Set<String> ET_AL_WORDS = Set.of("al", "colleagues", "coworkers", "workers", "others");
    /** Words between names that are not names: "co-workers", the s of a genitive, "Jr". */
    private static final Set<String> NON_NAME_WORDS = Set.of("co", "s", "jr", "sr");

    private static final Pattern NOT_BETWEEN_NAMES = Pattern.compile("[;)\\]\\d]");

    private final String text;
    private final List<Folding.FoldedWord> words;
    private final List<String> folded;

    private NamesBeforeYear(String text) {
        this.text = text;
        this.words = Folding.scan(text);
        this.folded = words.stream().map(Folding.FoldedWord::text).toList();
    }

    /** The text before the year at {@code yearAt}, within its paragraph. */
    static NamesBeforeYear of(String text, int yearAt) {
        String window = text.substring(Math.max(0, yearAt - MAX_WINDOW), yearAt);
        int paragraph = window.lastIndexOf("\n\n");
        return new NamesBeforeYear(EARLIER_YEARS
                .matcher(window.substring(paragraph < 0 ? 0 : paragraph))
                .replaceFirst(""));
    }

    /** Whether the names are those of the entry: the first author, then all others or "et al.", and no other name. */
    boolean matches(AuthorYearEntry entry) {
        List<String> surname = entry.firstSurname();
        int at = surname.isEmpty() ? -1 : Collections.lastIndexOfSubList(folded, surname);
        return at >= 0 && !isSecondAuthor(at) && matchesCoauthors(entry.surnames(), at + surname.size());
    }

    /** A name after "and" is not the first author, except after a citation: "(2018) and". */
    private boolean isSecondAuthor(int at) {
        if (at == 0) {
            return false;
        }
        if (between(at - 1).contains("&")) {
            return !between(at - 1).contains(")");
        }
        return AND.contains(folded.get(at - 1)) && (at == 1 || !between(at - 2).contains(")"));
    }

    private boolean matchesCoauthors(List<List<String>> surnames, int from) {
        String rest = text.substring(words.get(from - 1).end());
        if (NOT_BETWEEN_NAMES.matcher(rest).find()) {
            return false;
        }
        Set<String> others = surnames.stream().skip(1).flatMap(List::stream).collect(Collectors.toSet());
        int named = 0;
        boolean andOthers = false;
        for (String word : folded.subList(from, folded.size())) {
            andOthers |= ET_AL_WORDS.contains(word);
            if (others.contains(word)) {
                named++;
            } else if (!isNonNameWord(word)) {
                return false;
            }
        }
        return andOthers ? surnames.size() > 1 : named >= surnames.size() - 1;
    }

    /** A single letter is an initial. */
    private static boolean isNonNameWord(String word) {
        return word.length() == 1 || AND.contains(word) || ET_AL_WORDS.contains(word) || NON_NAME_WORDS.contains(word);
    }

    /** The characters between a word and the next one. */
    private String between(int word) {
        return text.substring(words.get(word).end(), words.get(word + 1).start());
    }
}
