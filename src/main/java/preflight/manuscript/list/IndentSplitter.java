package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;

/** Splits lists by indent: all lines but the first of an entry are indented, or only the first. */
final class IndentSplitter implements ListSplitter {
    private static final double MIN_REFERENCE_SHARE = .9;
    /** A smaller difference is not an indent. In widths of an "n". */
    private static final double MIN_INDENT = .8;
    /** Share of lines at each of the two indents. */
    private static final double MIN_LINE_SHARE = .08;

    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        double left = list.stream().mapToDouble(TextLine::indent).min().orElse(0);
        double edge = left + MIN_INDENT;
        long in = list.stream().filter(line -> line.indent() >= edge).count();
        if (in < MIN_LINE_SHARE * list.size() || list.size() - in < MIN_LINE_SHARE * list.size()) {
            return Optional.empty();
        }
        return startingWhere(list, indent -> indent < edge).or(() -> startingWhere(list, indent -> indent >= edge));
    }

    private static Optional<SplitList> startingWhere(List<TextLine> list, DoublePredicate starts) {
        return EntryStarts.splitAt(list, i -> starts.test(list.get(i).indent()))
                .map(split -> EntryTrimmer.of(
                                split.entries().stream().map(ListEntry::lines).toList())
                        .trim(split.entries().stream().map(ListEntry::lines).toList(), List.of()))
                .filter(split -> split.entries().stream()
                        .allMatch(
                                entry -> EntryStarts.canStartEntry(entry.first().text())))
                .filter(split -> split.isPlausible(MIN_REFERENCE_SHARE));
    }
}
