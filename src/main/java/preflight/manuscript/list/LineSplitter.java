package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;

/** One entry a line. */
final class LineSplitter implements Splitter {
    @Override
    public Optional<Split> split(List<TextLine> list) {
        return Starts.cut(list, i -> true)
                .filter(split ->
                        list.stream().allMatch(line -> Starts.canOpen(line.text()) && Traits.hasYear(line.text())))
                .filter(split -> split.holds(1));
    }
}
