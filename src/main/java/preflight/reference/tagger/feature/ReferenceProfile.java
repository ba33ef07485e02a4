package preflight.reference.tagger.feature;

import java.util.List;
import java.util.Set;

/**
 * What a reference contains as a whole, as bits: quotes, years, a volume with pages, an "in", a publisher, an editor and so on. Words
 * that could be a title or a journal are told apart by what else the reference has.
 */
final class ReferenceProfile {
    private static final Set<String> PUBLISHERS = Set.of(
            "press",
            "verlag",
            "publishers",
            "publishing",
            "publications",
            "books",
            "editions",
            "éditions",
            "edition",
            "editorial",
            "editrice",
            "springer",
            "wiley",
            "elsevier",
            "routledge",
            "sage",
            "uitgeverij",
            "presses");
    private static final Set<String> THESES = Set.of(
            "thesis", "theses", "thèse", "dissertation", "report", "diss", "tech", "habilitation", "proefschrift");
    private static final Set<String> EDITORS = Set.of("ed", "eds", "editor", "editors", "hrsg", "hg", "dir", "edited");
    private static final Set<String> VOLUMES = Set.of("vol", "volume", "no", "bd", "tome", "jg", "pp", "pages");

    private ReferenceProfile() {}

    /** @param folded text of each token, words in lower case */
    static int of(List<Token> tokens, String[] folded) {
        int bits = 0;
        int n = tokens.size();
        for (int i = 0; i < n; i++) {
            Token token = tokens.get(i);
            if (token.isWord()) {
                bits |= ofWord(folded[i], i, tokens);
            } else if (token.isPunctuation() && "“„«\"".contains(token.text())) {
                bits |= 1;
            } else if (token.isNumber() && TokenShape.isYear(token.text())) {
                bits |= i * 3 < n * 2 ? 2 : 4;
            } else if (token.isNumber() && isVolumeAndMore(tokens, i)) {
                bits |= 8;
            }
        }
        return bits;
    }

    private static int ofWord(String word, int i, List<Token> tokens) {
        boolean cued = word.equals("in") && i > 0 && tokens.get(i - 1).isPunctuation();
        return (cued ? 16 : 0)
                | (PUBLISHERS.contains(word) ? 32 : 0)
                | (EDITORS.contains(word) ? 64 : 0)
                | (VOLUMES.contains(word) ? 128 : 0)
                | (THESES.contains(word) ? 256 : 0)
                | (word.equals("http") || word.equals("https") || word.equals("www") ? 512 : 0);
    }

    /** "12(3)", "12:101", "12, 101": a volume and an issue or a page. */
    private static boolean isVolumeAndMore(List<Token> tokens, int i) {
        return i + 2 < tokens.size()
                && tokens.get(i + 1).isPunctuation()
                && "(:,;".contains(tokens.get(i + 1).text())
                && tokens.get(i + 2).isNumber();
    }
}
