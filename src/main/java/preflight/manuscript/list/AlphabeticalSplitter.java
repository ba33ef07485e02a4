package preflight.manuscript.list;

import java.text.Collator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Splits lists whose entries differ only in the authors they start with. The authors must be in alphabetical order: a line
 * of co-authors mistaken for the start of an entry would break the order.
 */
final class AlphabeticalSplitter implements ListSplitter {
    private static final int MIN_ENTRIES = 4;

    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        // With gaps between entries, GapSplitter would have split the list.
        return EntryStarts.splitAt(list, i -> EntryStarts.isLikelyStart(list, i))
                .filter(split -> split.entries().stream()
                        .allMatch(entry -> entry.lines().stream().skip(1).noneMatch(TextLine::gapAbove)))
                .filter(split -> split.entries().size() >= MIN_ENTRIES && isAlphabetical(split))
                .filter(split -> split.isPlausible(1));
    }

    private static boolean isAlphabetical(SplitList split) {
        Collator collator = Collator.getInstance(Locale.ROOT);
        collator.setStrength(Collator.PRIMARY);
        List<String> names = split.entries().stream()
                .map(entry -> entry.first().text().split("[,\\s]", 2)[0])
                .toList();
        for (int i = 1; i < names.size(); i++) {
            if (collator.compare(names.get(i - 1), names.get(i)) > 0) {
                return false;
            }
        }
        return true;
    }
}
