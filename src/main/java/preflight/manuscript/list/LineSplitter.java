package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;

/** Splits lists with one entry per line. */
final class LineSplitter implements ListSplitter {
    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        return EntryStarts.splitAt(list, i -> true)
                .filter(split -> list.stream()
                        .allMatch(line ->
                                EntryStarts.canStartEntry(line.text()) && ReferenceFeatures.hasYear(line.text())))
                .filter(split -> split.isPlausible(1));
    }
}
