package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;

/** One way of telling where the entries of a reference list begin. It answers nothing rather than something doubtful. */
interface ListSplitter {
    /** The entries of a list, when this way explains all of it. */
    Optional<SplitList> split(List<TextLine> list);

    /**
     * A list in entries.
     *
     * @param strays lines between or behind the entries that belong to none: captions, text after the list
     */
    record SplitList(List<ListEntry> entries, List<TextLine> otherLines) {
        public SplitList {
            entries = List.copyOf(entries);
            otherLines = List.copyOf(otherLines);
        }

        /** Whether at least this share of the entries can be references, and none is longer than a reference gets. */
        boolean isPlausible(double share) {
            long references = entries.stream()
                    .filter(entry -> ReferenceFeatures.isReference(entry.text()))
                    .count();
            return !entries.isEmpty()
                    && references >= share * entries.size()
                    && entries.stream().noneMatch(entry -> entry.text().length() > ReferenceFeatures.MAX_LENGTH);
        }
    }
}
