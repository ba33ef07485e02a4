package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import preflight.manuscript.list.Splitter.Split;

/** Finds the reference lists of a manuscript and takes them out of its text. */
public final class ReferenceLists {
    private static final List<Splitter> WAYS = List.of(
            new NumberedSplitter(),
            new LabelledSplitter(),
            new GapSplitter(),
            new IndentSplitter(),
            new LineSplitter(),
            new AlphabeticalSplitter());
    /** Fewer numbered lines at the end of a text without a heading may be anything. */
    private static final int FEWEST_WITHOUT_HEADING = 3;
    /** Under a subheading, so many entries must be references, and so many there must be. */
    private static final double CERTAIN = .95;

    private static final int FEWEST_IN_PART = 2;

    private final List<TextLine> body = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();
    private final List<TextLine> notUnderstood = new ArrayList<>();
    private int lists;
    private boolean headed;

    private ReferenceLists() {}

    /**
     * A manuscript with its lists taken out.
     *
     * @param body every line that belongs to no list
     * @param entries of all lists, in order
     * @param lists how many were found and understood
     * @param headed whether a heading said that there is one
     * @param notUnderstood the lines of lists that could not be taken apart
     */
    public record Separated(
            List<TextLine> body, List<Found> entries, int lists, boolean headed, List<TextLine> notUnderstood) {
        public Separated {
            body = List.copyOf(body);
            entries = List.copyOf(entries);
            notUnderstood = List.copyOf(notUnderstood);
        }
    }

    /** An entry on one line, and the number of the line it begins in. */
    public record Found(String text, int line) {}

    /** Takes the lists out of these lines. */
    public static Separated separate(List<TextLine> lines) {
        ReferenceLists lists = new ReferenceLists();
        lists.read(lines);
        return new Separated(
                lists.body,
                lists.entries.stream()
                        .map(entry -> new Found(entry.text(), entry.first().number()))
                        .toList(),
                lists.lists,
                lists.headed,
                lists.notUnderstood);
    }

    /** Takes apart lines that are a reference list and nothing else. */
    public static Optional<List<Found>> entries(List<TextLine> list) {
        return split(list)
                .filter(split -> split.strays().isEmpty())
                .map(split -> split.entries().stream()
                        .map(entry -> new Found(entry.text(), entry.first().number()))
                        .toList());
    }

    private void read(List<TextLine> lines) {
        int i = 0;
        while (i < lines.size()) {
            TextLine line = lines.get(i);
            if (Headings.opensReferences(line.text()) && i + 1 < lines.size()) {
                int end = takeWithParts(lines, i + 1);
                if (end > i + 1) {
                    i = end;
                    continue;
                }
            }
            body.add(line);
            i++;
        }
        if (!headed) {
            takeTail();
        }
    }

    /** Takes what stands under a heading, and under subheadings as far as it is references for certain; gives back where that ends. */
    private int takeWithParts(List<TextLine> lines, int from) {
        int end = end(lines, from);
        boolean taken = take(lines.subList(from, end));
        int last = taken ? end : from;
        while (isSubheading(lines, end)) {
            int next = end(lines, end + 1);
            Optional<Split> part = split(lines.subList(end + 1, next)).filter(split -> split.holds(CERTAIN));
            if (part.isEmpty() || part.get().entries().size() < FEWEST_IN_PART) {
                break;
            }
            entries.addAll(part.get().entries());
            body.addAll(part.get().strays());
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
                && !Headings.standsBehindReferences(lines.get(at))
                && !Headings.opensReferences(lines.get(at).text());
    }

    /** Whether what stands under a heading was taken out of the text; a heading in a table of contents has nothing under it. */
    private boolean take(List<TextLine> list) {
        if (list.isEmpty() || list.stream().noneMatch(line -> Traits.hasYear(line.text()))) {
            return false;
        }
        headed = true;
        Optional<Split> split = split(list);
        if (split.isPresent()) {
            entries.addAll(split.get().entries());
            body.addAll(split.get().strays());
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
                && !Headings.standsBehindReferences(lines.get(end))
                && !(Headings.opensReferences(lines.get(end).text())
                        && lines.get(end).gap())) {
            end++;
        }
        return end;
    }

    private static Optional<Split> split(List<TextLine> list) {
        return WAYS.stream()
                .map(way -> way.split(list))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** A numbered list at the very end says what it is without a heading. */
    private void takeTail() {
        for (int i = body.size() - 1; i >= 0; i--) {
            if (isFirstMarker(body.get(i))) {
                List<TextLine> tail = body.subList(i, body.size());
                Optional<Split> split = new NumberedSplitter().split(tail);
                if (split.isPresent()
                        && split.get().strays().isEmpty()
                        && split.get().entries().size() >= FEWEST_WITHOUT_HEADING
                        && split.get().holds(1)) {
                    entries.addAll(split.get().entries());
                    lists++;
                    tail.clear();
                }
                return;
            }
        }
    }

    private static boolean isFirstMarker(TextLine line) {
        for (Marker.Style style : Marker.Style.values()) {
            if (style.read(0, line).filter(marker -> marker.number() == 1).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
