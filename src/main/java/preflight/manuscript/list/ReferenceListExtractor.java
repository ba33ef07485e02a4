package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import preflight.manuscript.ListedReference;
import preflight.manuscript.list.ListSplitter.SplitList;

/** Finds the reference lists of a manuscript, removes them from its text and splits them. */
final class ReferenceListExtractor {
    private static final List<ListSplitter> SPLITTERS = List.of(
            new NumberedSplitter(),
            new LabelledSplitter(),
            new GapSplitter(),
            new IndentSplitter(),
            new LineSplitter(),
            new AlphabeticalSplitter());
    /** Entries of a numbered list without a heading; a shorter one may be anything. */
    private static final int MIN_WITHOUT_HEADING = 3;
    /** Under a subheading, this share of the entries must look like references. */
    private static final double MIN_SUBSECTION_REFERENCE_SHARE = .95;

    private static final int MIN_SUBSECTION_ENTRIES = 2;

    private final List<TextLine> body = new ArrayList<>();
    private final List<ListEntry> entries = new ArrayList<>();
    private final List<TextLine> unsplitLines = new ArrayList<>();
    private int listCount;
    private boolean hasHeading;

    private ReferenceListExtractor() {}

    /**
     * The result of an extraction.
     *
     * @param body the lines that belong to no list
     * @param entries the references of all lists, in order
     * @param listCount number of lists that were split
     * @param hasHeading whether a list was found by its heading
     * @param unsplitLines the lines of lists that could not be split
     */
    record ExtractedLists(
            List<TextLine> body,
            List<ListedReference> entries,
            int listCount,
            boolean hasHeading,
            List<TextLine> unsplitLines) {
        ExtractedLists {
            body = List.copyOf(body);
            entries = List.copyOf(entries);
            unsplitLines = List.copyOf(unsplitLines);
        }
    }

    /** Extracts the reference lists from the lines of a manuscript. */
    static ExtractedLists extract(List<TextLine> lines) {
        ReferenceListExtractor extractor = new ReferenceListExtractor();
        extractor.read(lines);
        return new ExtractedLists(
                extractor.body,
                extractor.entries.stream().map(ListEntry::toReference).toList(),
                extractor.listCount,
                extractor.hasHeading,
                extractor.unsplitLines);
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
        if (!hasHeading) {
            takeUnhasHeadingList();
        }
    }

    /** Takes the list under a heading, and the parts under subheadings that are clearly references. Returns the index after it. */
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
            entries.addAll(part.get().entries());
            body.addAll(part.get().otherLines());
            listCount += listCount == 0 ? 1 : 0;
            hasHeading = true;
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

    /** Takes the lines under a heading; false if no line has a year, as after a heading in a table of contents. */
    private boolean take(List<TextLine> list) {
        if (list.isEmpty() || list.stream().noneMatch(line -> ReferenceFeatures.hasYear(line.text()))) {
            return false;
        }
        hasHeading = true;
        Optional<SplitList> split = split(list);
        if (split.isPresent()) {
            entries.addAll(split.get().entries());
            body.addAll(split.get().otherLines());
            listCount++;
        } else {
            unsplitLines.addAll(list);
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
                .map(splitter -> splitter.split(list))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Takes a numbered list at the very end of a text that has no heading for it. */
    private void takeUnhasHeadingList() {
        for (int i = body.size() - 1; i >= 0; i--) {
            if (isFirstMarker(body.get(i))) {
                List<TextLine> tail = body.subList(i, body.size());
                Optional<SplitList> split = new NumberedSplitter().split(tail);
                if (split.isPresent()
                        && split.get().otherLines().isEmpty()
                        && split.get().entries().size() >= MIN_WITHOUT_HEADING
                        && split.get().isPlausible(1)) {
                    entries.addAll(split.get().entries());
                    listCount++;
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
