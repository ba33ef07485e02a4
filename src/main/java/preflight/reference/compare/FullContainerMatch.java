package preflight.reference.compare;

import java.util.BitSet;
import java.util.List;
import preflight.reference.parse.ReferenceWord;
import preflight.work.Work;
import preflight.work.text.Folding;

/** Looks for the whole of a container's title, word by word. */
public final class FullContainerMatch {
    private static final int MIN_WORDS = 2;
    private static final int MAX_WORDS = 25;

    private FullContainerMatch() {}

    /** Where a container's title stands beside a title that has its words, as that of a chapter may; no words where it does not. */
    public static BitSet findOutside(TitleEvidence title, List<ReferenceWord> words, Work work, BitSet names) {
        int all = words.size();
        for (String container : work.containerTitles()) {
            List<String> wanted = Folding.words(container);
            BitSet behind = find(words.subList(title.end(), all), wanted, names.get(title.end(), all));
            if (!behind.isEmpty()) {
                BitSet moved = new BitSet();
                behind.stream().forEach(j -> moved.set(j + title.end()));
                return moved;
            }
            BitSet before = find(words.subList(0, title.start()), wanted, names);
            if (!before.isEmpty()) {
                return before;
            }
        }
        return new BitSet();
    }

    /** The words of a reference that are the whole of a container's title, wherever the tagger saw one; none where it is not there. */
    static BitSet find(List<ReferenceWord> words, List<String> title, BitSet taken) {
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
        BitSet explained = new BitSet();
        for (int j = alignment.start(); j < alignment.end(); j++) {
            if (taken.get(j)
                    || (!alignment.isReferenceWordMatched(j) && !words.get(j).isFunctionWord())) {
                return new BitSet();
            }
            explained.set(j);
        }
        boolean misprinted = alignment.misprints() + alignment.shortMisprints() > Math.max(1, content / 2);
        return misprinted ? new BitSet() : explained;
    }

    /** Most titles can be ruled out without placing them. */
    private static boolean shareWords(List<ReferenceWord> words, List<String> title) {
        int found = 0;
        for (String wanted : title) {
            for (ReferenceWord word : words) {
                if (word.text().equals(wanted)) {
                    found++;
                    break;
                }
            }
        }
        return found * 2 >= title.size();
    }
}
