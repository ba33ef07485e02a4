package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Splits lists whose entries are separated by space: blank lines, paragraphs, wider leading. */
final class GapSplitter implements ListSplitter {
    private static final double MIN_REFERENCE_SHARE = .9;

    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        return EntryStarts.splitAt(
                        list,
                        i -> i == 0
                                || list.get(i).gapAbove()
                                || list.get(i).columnTop() && EntryStarts.isLikelyStart(list, i))
                .filter(split -> split.entries().size() > 1 || list.size() <= 4)
                .filter(split -> split.entries().stream()
                        .allMatch(
                                entry -> EntryStarts.canStartEntry(entry.first().text())))
                .filter(split -> split.isPlausible(MIN_REFERENCE_SHARE) && !containsHiddenEntries(split));
    }

    /** Whether there are several entries between two gaps. Then the gaps come from page breaks, not from entries. */
    private static boolean containsHiddenEntries(SplitList split) {
        return split.entries().stream()
                .map(ListEntry::lines)
                .anyMatch(lines -> IntStream.range(1, lines.size()).anyMatch(i -> EntryStarts.isLikelyStart(lines, i)));
    }
}
