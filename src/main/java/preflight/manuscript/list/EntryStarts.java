package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import preflight.manuscript.list.ListSplitter.SplitList;

/** Finds the first lines of entries and splits a list there. */
final class EntryStarts {
    /** How an entry ends: full stop, page number or link. */
    private static final Pattern END =
            Pattern.compile(".*(?:[.!?)\\]”\"]|\\d|https?://\\S+|10\\.\\d{4,9}/\\S+)$", Pattern.DOTALL);

    private EntryStarts() {}

    /** Splits at the indexes where {@code starts} is true; empty if the first line is not a start. */
    static Optional<SplitList> splitAt(List<TextLine> list, IntPredicate starts) {
        if (list.isEmpty() || !starts.test(0)) {
            return Optional.empty();
        }
        List<ListEntry> entries = new ArrayList<>();
        List<TextLine> current = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            if (starts.test(i) && !current.isEmpty()) {
                entries.add(new ListEntry(current));
                current = new ArrayList<>();
            }
            current.add(list.get(i));
        }
        entries.add(new ListEntry(current));
        return Optional.of(new SplitList(entries, List.of()));
    }

    /** Whether a line starts with authors and a year, after a line that ends like an entry. */
    static boolean isLikelyStart(List<TextLine> list, int i) {
        String next = i + 1 < list.size() ? " " + list.get(i + 1).text() : "";
        return ReferenceFeatures.startsWithAuthorsAndYear(list.get(i).text() + next)
                && (i == 0 || END.matcher(list.get(i - 1).text()).matches());
    }

    /** Whether a line can be the first of an entry: it starts with a capital, a quotation mark, a dash for a name or an author. */
    static boolean canStartEntry(String line) {
        int first = line.codePointAt(0);
        return Character.isUpperCase(first)
                || Character.isTitleCase(first)
                || Character.getType(first) == Character.OTHER_LETTER
                || "\"“„«‘'*—–_¿¡[†\uFFFD".indexOf(first) >= 0
                || ReferenceFeatures.startsWithAuthor(line);
    }
}
