package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import preflight.manuscript.list.ListSplitter.SplitList;

/** Finds the reference lists of a manuscript and takes them out of its text. */
public final class ReferenceListExtractor {
    private static final List<ListSplitter> SPLITTERS = List.of(
            new NumberedSplitter(),
            new LabelledSplitter(),
            new GapSplitter(),
            new IndentSplitter(),
            new LineSplitter(),
            new AlphabeticalSplitter());
    /** Fewer numbered lines at the end of a text without a heading may be anything. */
    private static final int MIN_WITHOUT_HEADING = 3;
    /** Under a subheading, so many entries must be references, and so many there must be. */
    private static final double MIN_SUBSECTION_REFERENCE_SHARE = .95;

    private static final int MIN_SUBSECTION_ENTRIES = 2;

    private final List<TextLine> body = new ArrayList<>();
    private final List<ListEntry> splitList = new ArrayList<>();
    private final List<TextLine> notUnderstood = new ArrayList<>();
    private int lists;
    private boolean headed;

    private ReferenceListExtractor() {}

    /**
     * A manuscript with its lists taken out.
     *
     * @param body every line that belongs to no list
     * @param entries of all lists, in order
     * @param lists how many were found and understood
     * @param headed whether a heading said that there is one
     * @param notUnderstood the lines of lists that could not be taken apart
     */
    public record ExtractedLists(
            List<TextLine> body,
            List<LocatedEntry> entries,
            int listCount,
            boolean hasHeading,
            List<TextLine> unsplitLines) {
        public ExtractedLists {
            body = List.copyOf(body);
            entries = List.copyOf(entries);
            unsplitLines = List.copyOf(unsplitLines);
        }
    }

    /** An entry on one line, and the number of the line it begins in. */
    public record LocatedEntry(String text, int line) {}

    /** Takes the lists out of these lines. */
    public static ExtractedLists extract(List<TextLine> lines) {
        ReferenceListExtractor lists = new ReferenceListExtractor();
        lists.read(lines);
        return new ExtractedLists(
                lists.body,
                lists.splitList.stream()
                        .map(entry ->
                                new LocatedEntry(entry.text(), entry.first().number()))
                        .toList(),
                lists.lists,
                lists.headed,
                lists.notUnderstood);
    }

    /** Takes apart lines that are a reference list and nothing else. */
    public static Optional<List<LocatedEntry>> splitList(List<TextLine> list) {
        return split(list)
                .filter(split -> split.otherLines().isEmpty())
                .map(split -> split.entries().stream()
                        .map(entry ->
                                new LocatedEntry(entry.text(), entry.first().number()))
                        .toList());
    }

    private void read(List<TextLine> lines) {
        int i = 0;
        while (i < lines.size()) {
            TextLine line = lines.get(i);
            if (Headings.isReferenceHeading(line.text()) && i + 1 < lines.size()) {
                int end = takeWithSubsections(lines, i + 1);
                if (end > i + 1) {
                    i = end;
                    continue;
                }
            }
            body.add(line);
            i++;
        }
        if (!headed) {
            takeUnheadedList();
        }
    }

    /** Takes what stands under a heading, and under subheadings as far as it is references for certain; gives back where that ends. */
    private int takeWithSubsections(List<TextLine> lines, int from) {
        int end = end(lines, from);
        boolean taken = take(lines.subList(from, end));
        int last = taken ? end : from;
        while (isSubheading(lines, end)) {
            int next = end(lines, end + 1);
            Optional<SplitList> part = split(lines.subList(end + 1, next))
                    .filter(split -> split.isPlausible(MIN_SUBSECTION_REFERENCE_SHARE));
            if (part.isEmpty() || part.get().entries().size() < MIN_SUBSECTION_ENTRIES) {
                break;
            }
            splitList.addAll(part.get().entries());
            body.addAll(part.get().otherLines());
            lists += lists == 0 ? 1 : 0;
            headed = true;
            end = next;
            last = next;
        }
        return last;
    }

    private static boolean isSubheading(List<TextLine> lines, int at) {
        return at + 1 < lines.size()
                && lines.get(at).heading()
                && !Headings.endsReferences(lines.get(at))
                && !Headings.isReferenceHeading(lines.get(at).text());
    }

    /** Whether what stands under a heading was taken out of the text; a heading in a table of contents has nothing under it. */
    private boolean take(List<TextLine> list) {
        if (list.isEmpty() || list.stream().noneMatch(line -> ReferenceFeatures.hasYear(line.text()))) {
            return false;
        }
        headed = true;
        Optional<SplitList> split = split(list);
        if (split.isPresent()) {
            splitList.addAll(split.get().entries());
            body.addAll(split.get().otherLines());
            lists++;
        } else {
            notUnderstood.addAll(list);
        }
        return true;
    }

    private static int end(List<TextLine> lines, int from) {
        int end = from;
        while (end < lines.size()
                && !lines.get(end).heading()
                && !Headings.endsReferences(lines.get(end))
                && !(Headings.isReferenceHeading(lines.get(end).text())
                        && lines.get(end).gapAbove())) {
            end++;
        }
        return end;
    }

    private static Optional<SplitList> split(List<TextLine> list) {
        return SPLITTERS.stream()
                .map(way -> way.split(list))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** A numbered list at the very end says what it is without a heading. */
    private void takeUnheadedList() {
        for (int i = body.size() - 1; i >= 0; i--) {
            if (isFirstMarker(body.get(i))) {
                List<TextLine> tail = body.subList(i, body.size());
                Optional<SplitList> split = new NumberedSplitter().split(tail);
                if (split.isPresent()
                        && split.get().otherLines().isEmpty()
                        && split.get().entries().size() >= MIN_WITHOUT_HEADING
                        && split.get().isPlausible(1)) {
                    splitList.addAll(split.get().entries());
                    lists++;
                    tail.clear();
                }
                return;
            }
        }
    }

    private static boolean isFirstMarker(TextLine line) {
        for (Marker.NumberStyle style : Marker.NumberStyle.values()) {
            if (style.read(0, line).filter(marker -> marker.number() == 1).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
