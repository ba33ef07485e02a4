package preflight.manuscript.list;

import java.text.Collator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Entries that nothing sets apart but the authors they begin with. Taken only when these come in alphabetical order: a
 * line of co-authors mistaken for the beginning of an entry would break it.
 */
final class AlphabeticalSplitter implements ListSplitter {
    private static final int MIN_ENTRIES = 4;

    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        // Where there are gaps, they would have told.
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
