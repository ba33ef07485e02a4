package preflight.manuscript.list;

import java.util.List;
import java.util.Optional;

/** One way of telling where the entries of a reference list begin. It answers nothing rather than something doubtful. */
interface Splitter {
    /** The entries of a list, when this way explains all of it. */
    Optional<Split> split(List<TextLine> list);

    /**
     * A list in entries.
     *
     * @param strays lines between or behind the entries that belong to none: captions, text after the list
     */
    record Split(List<Entry> entries, List<TextLine> strays) {
        public Split {
            entries = List.copyOf(entries);
            strays = List.copyOf(strays);
        }

        /** Whether at least this share of the entries can be references, and none is longer than a reference gets. */
        boolean holds(double share) {
            long references = entries.stream()
                    .filter(entry -> Traits.isReference(entry.text()))
                    .count();
            return !entries.isEmpty()
                    && references >= share * entries.size()
                    && entries.stream().noneMatch(entry -> entry.text().length() > Traits.LONGEST);
        }
    }
}
