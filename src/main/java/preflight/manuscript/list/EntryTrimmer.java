package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.list.ListSplitter.SplitList;

/**
 * Removes lines from the ends of entries that do not belong to them, such as a table at the top of a page or the text after
 * the list. It compares gaps and indents with those of the other entries.
 *
 * @param hasGaps whether the entries of this list have gaps inside
 * @param hangingIndent indent of the lines after the first; negative if they have no common indent
 */
record EntryTrimmer(boolean hasGaps, double hangingIndent) {
    private static final double INDENT_TOLERANCE = .7;
    /** Share of lines that must agree before a deviating line is removed. */
    private static final double MIN_AGREEMENT = .9;

    private static final int MIN_LINES = 4;

    /** Measures gaps and indents. The last entry does not count: other text may follow it. */
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
        boolean consistent = hanging > first + INDENT_TOLERANCE
                && later.size() >= MIN_LINES
                && agreeing >= MIN_AGREEMENT * later.size();
        return new EntryTrimmer(
                gaps > (1 - MIN_AGREEMENT) * later.size() && entries.size() > 1, consistent ? hanging : -1);
    }

    /**
     * Trims each entry.
     *
     * @param before lines above the first entry; they are returned with the removed lines
     */
    SplitList trim(List<List<TextLine>> entries, List<TextLine> before) {
        List<TextLine> removed = new ArrayList<>(before);
        List<ListEntry> trimmed = new ArrayList<>();
        for (List<TextLine> lines : entries) {
            int end = 1;
            while (end < lines.size() && belongs(lines.get(end))) {
                end++;
            }
            trimmed.add(new ListEntry(lines.subList(0, Math.min(end, lines.size()))));
            removed.addAll(lines.subList(Math.min(end, lines.size()), lines.size()));
        }
        return new SplitList(trimmed, removed);
    }

    private boolean belongs(TextLine line) {
        return (hasGaps || !line.gapAbove())
                && (hangingIndent < 0 || line.indent() >= hangingIndent - INDENT_TOLERANCE);
    }
}
