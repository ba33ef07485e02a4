package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;

/** Entries told by their indent: the first line hangs out to the left, or is the only one that is set in. */
final class IndentSplitter implements Splitter {
    private static final double SHARE_OF_REFERENCES = .9;
    /** A smaller step to the right is none. */
    private static final double SMALLEST_STEP = .8;
    /** Share of the lines that stand at either of two places, when there are two places. */
    private static final double FEWEST = .08;

    @Override
    public Optional<Split> split(List<TextLine> list) {
        double left = list.stream().mapToDouble(TextLine::indent).min().orElse(0);
        double edge = left + SMALLEST_STEP;
        long in = list.stream().filter(line -> line.indent() >= edge).count();
        if (in < FEWEST * list.size() || list.size() - in < FEWEST * list.size()) {
            return Optional.empty();
        }
        return startingWhere(list, indent -> indent < edge).or(() -> startingWhere(list, indent -> indent >= edge));
    }

    private static Optional<Split> startingWhere(List<TextLine> list, DoublePredicate starts) {
        return Starts.cut(list, i -> starts.test(list.get(i).indent()))
                .map(split -> EntryEnds.of(
                                split.entries().stream().map(Entry::lines).toList())
                        .cut(split.entries().stream().map(Entry::lines).toList(), List.of()))
                .filter(split -> split.entries().stream()
                        .allMatch(entry -> Starts.canOpen(entry.first().text())))
                .filter(split -> split.holds(SHARE_OF_REFERENCES));
    }
}
