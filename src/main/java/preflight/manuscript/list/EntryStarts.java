package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import preflight.manuscript.list.ListSplitter.SplitList;

/** Cuts a list at the lines that begin an entry. */
final class EntryStarts {
    /** The end of an entry: a full stop, a page, a link. */
    private static final Pattern END =
            Pattern.compile(".*(?:[.!?)\\]”\"]|\\d|https?://\\S+|10\\.\\d{4,9}/\\S+)$", Pattern.DOTALL);

    private EntryStarts() {}

    /** Cuts where {@code starts} says so; nothing when the list does not begin with a start. */
    static Optional<SplitList> splitAt(List<TextLine> list, IntPredicate starts) {
        if (list.isEmpty() || !starts.test(0)) {
            return Optional.empty();
        }
        List<ListEntry> entries = new ArrayList<>();
        List<TextLine> gathered = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            if (starts.test(i) && !gathered.isEmpty()) {
                entries.add(new ListEntry(gathered));
                gathered = new ArrayList<>();
            }
            gathered.add(list.get(i));
        }
        entries.add(new ListEntry(gathered));
        return Optional.of(new SplitList(entries, List.of()));
    }

    /** Whether a line begins with authors and a year, behind one that ends as an entry does. */
    static boolean isLikelyStart(List<TextLine> list, int i) {
        String next = i + 1 < list.size() ? " " + list.get(i + 1).text() : "";
        return ReferenceFeatures.startsWithAuthorsAndYear(list.get(i).text() + next)
                && (i == 0 || END.matcher(list.get(i - 1).text()).matches());
    }

    /** Whether a line can be the first of an entry: it opens with a capital, a quotation mark, a figure or a dash for a name. */
    static boolean canStartEntry(String line) {
        int first = line.codePointAt(0);
        return Character.isUpperCase(first)
                || Character.isTitleCase(first)
                || Character.getType(first) == Character.OTHER_LETTER
                || "\"“„«‘'*—–_¿¡[†\uFFFD".indexOf(first) >= 0
                || ReferenceFeatures.startsWithAuthor(line);
    }
}
