package preflight.reference.compare;

import java.util.BitSet;
import java.util.List;
import preflight.reference.parse.ReferenceWord;
import preflight.work.Work;
import preflight.work.text.Folding;

/** Finds the full title of a container among the words of a reference. */
final class FullContainerMatch {
    private static final int MIN_WORDS = 2;
    private static final int MAX_WORDS = 25;

    private FullContainerMatch() {}

    /**
     * The words before or after a title that are the full title of a container; none when there are no such words. The title of a
     * chapter may contain words of the container's.
     */
    static BitSet findOutside(TitleEvidence title, List<ReferenceWord> words, Work work, BitSet names) {
        int all = words.size();
        for (String container : work.containerTitles()) {
            List<String> expected = Folding.words(container);
            BitSet after = find(words.subList(title.end(), all), expected, names.get(title.end(), all));
            if (!after.isEmpty()) {
                BitSet moved = new BitSet();
                after.stream().forEach(j -> moved.set(j + title.end()));
                return moved;
            }
            BitSet before = find(words.subList(0, title.start()), expected, names);
            if (!before.isEmpty()) {
                return before;
            }
        }
        return new BitSet();
    }

    /** The words of a reference, with any label, that are the full title of a container; none when it is not there. */
    static BitSet find(List<ReferenceWord> words, List<String> title, BitSet names) {
        long content = title.stream()
                .filter(word -> !ReferenceWord.isFunctionWord(word))
                .count();
        if (content < MIN_WORDS || title.size() > MAX_WORDS || !shareWords(words, title)) {
            return new BitSet();
        }
        TitleAlignment alignment = new TitleAlignment(title, words);
        for (int i = 0; i < title.size(); i++) {
            if (!alignment.isTitleWordMatched(i) && !ReferenceWord.isFunctionWord(title.get(i))) {
                return new BitSet();
            }
        }
        BitSet matched = new BitSet();
        for (int j = alignment.start(); j < alignment.end(); j++) {
            if (names.get(j)
                    || (!alignment.isReferenceWordMatched(j) && !words.get(j).isFunctionWord())) {
                return new BitSet();
            }
            matched.set(j);
        }
        boolean misprinted = alignment.misprints() + alignment.shortMisprints() > Math.max(1, content / 2);
        return misprinted ? new BitSet() : matched;
    }

    /** Rules most titles out without an alignment. */
    private static boolean shareWords(List<ReferenceWord> words, List<String> title) {
        int found = 0;
        for (String expected : title) {
            for (ReferenceWord word : words) {
                if (word.text().equals(expected)) {
                    found++;
                    break;
                }
            }
        }
        return found * 2 >= title.size();
    }
}
