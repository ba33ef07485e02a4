package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.list.Splitter.Split;

/**
 * Where entries end whose beginnings are known. What stands between the last line of one and the first of the next, a
 * table at the head of a page or the text behind the list, must not become part of a reference.
 *
 * @param gaps whether the list has space within its entries
 * @param hanging how far the lines after the first stand from the left edge; negative when they stand anywhere
 */
record EntryEnds(boolean gaps, double hanging) {
    private static final double SAME_INDENT = .7;
    /** Share of the lines that must agree before one that does not is taken for a stranger. */
    private static final double MOST = .9;

    private static final int FEWEST_LINES = 4;

    static EntryEnds of(List<List<TextLine>> entries) {
        List<TextLine> later = new ArrayList<>();
        for (int i = 0; i < entries.size() - 1 || i == 0 && entries.size() == 1; i++) {
            List<TextLine> entry = entries.get(i);
            later.addAll(entry.subList(Math.min(1, entry.size()), entry.size()));
        }
        long gaps = later.stream().filter(TextLine::gap).count();
        double first = entries.getFirst().getFirst().indent();
        double hanging = later.stream()
                .mapToDouble(TextLine::indent)
                .sorted()
                .skip(later.size() / 2)
                .findFirst()
                .orElse(-1);
        long agreeing = later.stream()
                .filter(line -> Math.abs(line.indent() - hanging) <= SAME_INDENT)
                .count();
        boolean tells =
                hanging > first + SAME_INDENT && later.size() >= FEWEST_LINES && agreeing >= MOST * later.size();
        return new EntryEnds(gaps > (1 - MOST) * later.size() && entries.size() > 1, tells ? hanging : -1);
    }

    /** Takes off each entry what does not belong to it. */
    Split cut(List<List<TextLine>> entries, List<TextLine> before) {
        List<TextLine> strays = new ArrayList<>(before);
        List<Entry> whole = new ArrayList<>();
        for (List<TextLine> lines : entries) {
            int end = 1;
            while (end < lines.size() && belongs(lines.get(end))) {
                end++;
            }
            whole.add(new Entry(lines.subList(0, Math.min(end, lines.size()))));
            strays.addAll(lines.subList(Math.min(end, lines.size()), lines.size()));
        }
        return new Split(whole, strays);
    }

    private boolean belongs(TextLine line) {
        return (gaps || !line.gap()) && (hanging < 0 || line.indent() >= hanging - SAME_INDENT);
    }
}
