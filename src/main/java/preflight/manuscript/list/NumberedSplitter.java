package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Splits lists with consecutive numbers: {@code [1]}, {@code 1.}, {@code (1)}, {@code 1)}, {@code 1}. */
final class NumberedSplitter implements ListSplitter {
    /** Lines of introduction between the heading and the first entry. */
    private static final int MAX_LINES_BEFORE_FIRST = 3;
    /** Numbers may be right-aligned, so their left edges may differ by this many widths of an "n". */
    private static final double INDENT_TOLERANCE = 2.6;

    /** A numbered list may have notes besides references. */
    private static final double MIN_REFERENCE_SHARE = .75;

    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        for (Marker.NumberStyle style : Marker.NumberStyle.values()) {
            List<Marker> markers = markers(list, style);
            Optional<SplitList> split = markers.isEmpty() ? Optional.empty() : split(list, consecutive(markers));
            if (split.isPresent() && split.get().isPlausible(MIN_REFERENCE_SHARE)) {
                return split;
            }
        }
        return Optional.empty();
    }

    private static List<Marker> markers(List<TextLine> list, Marker.NumberStyle style) {
        List<Marker> markers = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            style.read(i, list.get(i)).ifPresent(markers::add);
        }
        return markers;
    }

    /** The markers with consecutive numbers, from the first one near the top of the list. */
    private static List<Marker> consecutive(List<Marker> markers) {
        Marker first = markers.getFirst();
        if (first.index() > MAX_LINES_BEFORE_FIRST) {
            return List.of();
        }
        List<Marker> chain = new ArrayList<>(List.of(first));
        while (true) {
            Marker last = chain.getLast();
            Optional<Marker> next = next(markers, last, first);
            if (next.isEmpty()) {
                return chain;
            }
            chain.add(next.get());
        }
    }

    /** The marker with the next number. Of several before the number after it, the one that looks most like an entry. */
    private static Optional<Marker> next(List<Marker> markers, Marker last, Marker first) {
        int limit = markers.stream()
                .filter(marker -> marker.index() > last.index()
                        && marker.number() == last.number() + 2
                        && isAligned(marker, first))
                .mapToInt(Marker::index)
                .filter(at -> markers.stream()
                        .anyMatch(marker -> marker.index() > last.index()
                                && marker.index() < at
                                && marker.number() == last.number() + 1))
                .findFirst()
                .orElse(Integer.MAX_VALUE);
        return markers.stream()
                .filter(marker -> marker.index() > last.index() && marker.index() < limit)
                .filter(marker -> marker.number() == last.number() + 1 && isAligned(marker, first))
                .max(Comparator.comparingInt(Marker::startScore)
                        .thenComparing(Marker::index, Comparator.reverseOrder()));
    }

    private static boolean isAligned(Marker marker, Marker first) {
        return Math.abs(marker.line().indent() - first.line().indent()) <= INDENT_TOLERANCE;
    }

    private static Optional<SplitList> split(List<TextLine> list, List<Marker> chain) {
        if (chain.isEmpty() || chain.getFirst().number() > 1 && chain.size() < 2) {
            return Optional.empty();
        }
        List<List<TextLine>> entries = new ArrayList<>();
        for (int i = 0; i < chain.size(); i++) {
            int end = i + 1 < chain.size() ? chain.get(i + 1).index() : list.size();
            List<TextLine> lines = new ArrayList<>(List.of(chain.get(i).unmarked()));
            lines.addAll(list.subList(chain.get(i).index() + 1, end));
            lines.removeIf(line -> line.text().isEmpty());
            entries.add(lines);
        }
        List<TextLine> before = new ArrayList<>(list.subList(0, chain.getFirst().index()));
        return Optional.of(EntryTrimmer.of(entries).trim(entries, before));
    }
}
