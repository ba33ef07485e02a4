package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;

/** One method of splitting a reference list into entries. In doubt it gives no result. */
interface ListSplitter {
    /** The entries of a list; empty if the method does not fit the whole list. */
    Optional<SplitList> split(List<TextLine> list);

    /**
     * A list divided into entries.
     *
     * @param otherLines lines between or after the entries that belong to none: captions, text after the list
     */
    record SplitList(List<ListEntry> entries, List<TextLine> otherLines) {
        public SplitList {
            entries = List.copyOf(entries);
            otherLines = List.copyOf(otherLines);
        }

        /** Whether at least this share of the entries look like references, and none is too long for one. */
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
