package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.list.ListSplitter.SplitList;

/**
 * Where entries end whose beginnings are known. What stands between the last line of one and the first of the next, a
 * table at the head of a page or the text behind the list, must not become part of a reference.
 *
 * @param gaps whether the list has space within its entries
 * @param hanging how far the lines after the first stand from the left edge; negative when they stand anywhere
 */
record EntryTrimmer(boolean hasGaps, double hangingIndent) {
    private static final double INDENT_TOLERANCE = .7;
    /** Share of the lines that must agree before one that does not is taken for a stranger. */
    private static final double MIN_AGREEMENT = .9;

    private static final int MIN_LINES = 4;

    static EntryTrimmer of(List<List<TextLine>> entries) {
        List<TextLine> later = new ArrayList<>();
        for (int i = 0; i < entries.size() - 1 || i == 0 && entries.size() == 1; i++) {
            List<TextLine> entry = entries.get(i);
            later.addAll(entry.subList(Math.min(1, entry.size()), entry.size()));
        }
        long gaps = later.stream().filter(TextLine::gapAbove).count();
        double first = entries.getFirst().getFirst().indent();
        double hanging = later.stream()
                .mapToDouble(TextLine::indent)
                .sorted()
                .skip(later.size() / 2)
                .findFirst()
                .orElse(-1);
        long agreeing = later.stream()
                .filter(line -> Math.abs(line.indent() - hanging) <= INDENT_TOLERANCE)
                .count();
        boolean tells = hanging > first + INDENT_TOLERANCE
                && later.size() >= MIN_LINES
                && agreeing >= MIN_AGREEMENT * later.size();
        return new EntryTrimmer(gaps > (1 - MIN_AGREEMENT) * later.size() && entries.size() > 1, tells ? hanging : -1);
    }

    /** Takes off each entry what does not belong to it. */
    SplitList trim(List<List<TextLine>> entries, List<TextLine> before) {
        List<TextLine> strays = new ArrayList<>(before);
        List<ListEntry> whole = new ArrayList<>();
        for (List<TextLine> lines : entries) {
            int end = 1;
            while (end < lines.size() && belongs(lines.get(end))) {
                end++;
            }
            whole.add(new ListEntry(lines.subList(0, Math.min(end, lines.size()))));
            strays.addAll(lines.subList(Math.min(end, lines.size()), lines.size()));
        }
        return new SplitList(whole, strays);
    }

    private boolean belongs(TextLine line) {
        return (hasGaps || !line.gapAbove())
                && (hangingIndent < 0 || line.indent() >= hangingIndent - INDENT_TOLERANCE);
    }
}
