package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import preflight.manuscript.list.Splitter.Split;

/** Cuts a list at the lines that begin an entry. */
final class Starts {
    /** The end of an entry: a full stop, a page, a link. */
    private static final Pattern END =
            Pattern.compile(".*(?:[.!?)\\]”\"]|\\d|https?://\\S+|10\\.\\d{4,9}/\\S+)$", Pattern.DOTALL);

    private Starts() {}

    /** Cuts where {@code starts} says so; nothing when the list does not begin with a start. */
    static Optional<Split> cut(List<TextLine> list, IntPredicate starts) {
        if (list.isEmpty() || !starts.test(0)) {
            return Optional.empty();
        }
        List<Entry> entries = new ArrayList<>();
        List<TextLine> gathered = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            if (starts.test(i) && !gathered.isEmpty()) {
                entries.add(new Entry(gathered));
                gathered = new ArrayList<>();
            }
            gathered.add(list.get(i));
        }
        entries.add(new Entry(gathered));
        return Optional.of(new Split(entries, List.of()));
    }

    /** Whether a line begins with authors and a year, behind one that ends as an entry does. */
    static boolean seemsOne(List<TextLine> list, int i) {
        String next = i + 1 < list.size() ? " " + list.get(i + 1).text() : "";
        return Traits.opensWithAuthorsAndYear(list.get(i).text() + next)
                && (i == 0 || END.matcher(list.get(i - 1).text()).matches());
    }

    /** Whether a line can be the first of an entry: it opens with a capital, a quotation mark, a figure or a dash for a name. */
    static boolean canOpen(String line) {
        int first = line.codePointAt(0);
        return Character.isUpperCase(first)
                || Character.isTitleCase(first)
                || Character.getType(first) == Character.OTHER_LETTER
                || "\"“„«‘'*—–_¿¡[†\uFFFD".indexOf(first) >= 0
                || Traits.opensWithAuthor(line);
    }
}
