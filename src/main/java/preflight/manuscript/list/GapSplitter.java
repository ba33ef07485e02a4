package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Entries with space between them: blank lines, paragraphs, wider leading. */
final class GapSplitter implements Splitter {
    private static final double SHARE_OF_REFERENCES = .9;

    @Override
    public Optional<Split> split(List<TextLine> list) {
        return Starts.cut(list, i -> i == 0 || list.get(i).gap() || list.get(i).top() && Starts.seemsOne(list, i))
                .filter(split -> split.entries().size() > 1 || list.size() <= 4)
                .filter(split -> split.entries().stream()
                        .allMatch(entry -> Starts.canOpen(entry.first().text())))
                .filter(split -> split.holds(SHARE_OF_REFERENCES) && !hidesEntries(split));
    }

    /** Whether several entries stand between two gaps: then the gaps are those of pages, not of entries. */
    private static boolean hidesEntries(Split split) {
        return split.entries().stream()
                .map(Entry::lines)
                .anyMatch(lines -> IntStream.range(1, lines.size()).anyMatch(i -> Starts.seemsOne(lines, i)));
    }
}
