package preflight.lab.tagger.example;

import java.util.List;
import java.util.Random;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;

/**
 * Renders words as Korean, Chinese or Japanese with random syllables. The tagger learns the structure of references in these languages
 * from it; the words have no meaning.
 */
enum EastAsianScript {
    HANGUL(0xAC00, 0xD7A3, " ", List.of("연구", "학회지", "학보", "논문지", "논총")),
    CHINESE(0x4E00, 0x8FFF, "", List.of("学报", "研究", "杂志", "學刊", "论文集")),
    JAPANESE(0x3041, 0x3093, "", List.of("研究", "学会誌", "紀要", "雑誌", "論文集"));

    private final int first;
    private final int last;
    private final String space;
    private final List<String> journals;

    EastAsianScript(int first, int last, String space, List<String> journals) {
        this.first = first;
        this.last = last;
        this.space = space;
        this.journals = journals;
    }

    /** A text with as many words. Numbers, punctuation and abbreviations in capitals are kept. */
    String write(String text, Random random) {
        StringBuilder written = new StringBuilder(random.nextInt(12) == 0 ? Integer.toString(random.nextInt(40)) : "");
        boolean kept = true;
        for (Token token : ReferenceTokenizer.tokenize(text)) {
            boolean keeps = !token.isWord()
                    || (token.text().length() > 1
                            && token.text().equals(token.text().toUpperCase()));
            if (token.followsSpace()) {
                written.append(kept || keeps ? " " : space);
            }
            written.append(keeps ? token.text() : syllables(1 + random.nextInt(4), random));
            kept = keeps;
        }
        return written.toString();
    }

    /** The name of a person. */
    String name(Random random) {
        return syllables(2 + random.nextInt(6) / 2 % 2 + random.nextInt(8) / 7, random);
    }

    /** The name of a journal: random words and a usual ending. */
    String journal(Random random) {
        String between = random.nextInt(3) == 0 ? space : "";
        return syllables(2 + random.nextInt(5), random) + between + journals.get(random.nextInt(journals.size()));
    }

    private String syllables(int count, Random random) {
        StringBuilder syllables = new StringBuilder();
        for (int i = 0; i < count; i++) {
            boolean ideograph = this == JAPANESE && random.nextInt(2) == 0;
            int from = ideograph ? CHINESE.first : first;
            int to = ideograph ? CHINESE.last : last;
            syllables.appendCodePoint(from + random.nextInt(to - from + 1));
        }
        return syllables.toString();
    }
}
