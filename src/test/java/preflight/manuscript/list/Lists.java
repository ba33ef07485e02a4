package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import preflight.manuscript.list.ListSplitter.SplitList;

/** Lines of reference lists for tests. */
final class Lists {
    private Lists() {}

    /** Lines numbered from 1. Leading spaces are the indent; a blank line makes a gap above the next line. */
    static List<TextLine> lines(String... texts) {
        List<TextLine> lines = new ArrayList<>();
        boolean gap = false;
        for (int i = 0; i < texts.length; i++) {
            String text = texts[i].strip();
            if (text.isEmpty()) {
                gap = true;
            } else {
                lines.add(new TextLine(
                        text, i + 1, texts[i].length() - texts[i].stripLeading().length(), gap, false));
                gap = false;
            }
        }
        return lines;
    }

    /** The same with the first line marked as a heading. */
    static List<TextLine> withHeading(List<TextLine> lines) {
        List<TextLine> headed = new ArrayList<>(lines);
        TextLine first = headed.removeFirst();
        headed.addFirst(new TextLine(first.text(), first.number(), first.indent(), true, true));
        return headed;
    }

    /** The references that a splitter finds; empty if the method does not fit. */
    static List<String> split(ListSplitter splitter, List<TextLine> lines) {
        return texts(splitter.split(lines));
    }

    static List<String> texts(Optional<SplitList> split) {
        return split.map(list -> list.entries().stream().map(ListEntry::text).toList())
                .orElse(List.of());
    }
}
