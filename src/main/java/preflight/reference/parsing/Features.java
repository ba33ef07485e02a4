package preflight.reference.parsing;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What the CRF sees of each token: the token and its neighbours, their shapes, and where the token stands between the
 * marks, quotes and brackets that structure a reference. A feature is the hash of its kind and value.
 */
final class Features {
    private static final Set<String> IN = Set.of("in", "dans", "nel", "nella");
    private static final Set<String> EDITORS =
            Set.of("ed", "eds", "editor", "editors", "edited", "hrsg", "hg", "dir", "cur", "red", "herausgegeben");
    private static final int BUCKETS = 12;

    private final List<Token> tokens;
    private final String[] folded;
    private final int[] words;
    private final int[] shapes;
    private final int[] lexicon;
    private final int[] phrases;
    private final int[] boundaries;
    private final Cues in;
    private final Cues editors;
    private final Layout layout;
    private final Segments segments;
    private final int profile;

    Features(String text, List<Token> tokens, Lexicon lexicon, Phrases names) {
        this.tokens = tokens;
        int n = tokens.size();
        folded = new String[n];
        words = new int[n];
        shapes = new int[n];
        this.lexicon = new int[n];
        for (int i = 0; i < n; i++) {
            Token token = tokens.get(i);
            folded[i] = token.isWord() ? token.text().toLowerCase(Locale.ROOT) : token.text();
            words[i] = folded[i].hashCode();
            shapes[i] = Shape.of(token, i + 1 < n ? tokens.get(i + 1) : null);
            this.lexicon[i] = token.isWord() ? lexicon.classOf(folded[i]) : 0;
        }
        Quotes quotes = Quotes.of(tokens);
        layout = Layout.of(text, tokens, quotes);
        segments = Segments.of(tokens, words, this.lexicon, quotes);
        phrases = names.mark(tokens, words);
        boundaries = Boundary.kinds(tokens, quotes);
        profile = Profile.of(tokens, folded);
        in = new Cues(folded, IN);
        editors = new Cues(folded, EDITORS);
    }

    /** The features of every token. */
    int[][] all() {
        int[][] all = new int[tokens.size()][];
        Hashes one = new Hashes();
        for (int i = 0; i < all.length; i++) {
            at(i, one);
            all[i] = one.toArray();
        }
        return all;
    }

    /** The kind of boundary in front of every token. */
    int[] boundaries() {
        return boundaries;
    }

    int size() {
        return tokens.size();
    }

    /** Puts the features of one token into {@code out}, in place of what it held. */
    void at(int i, Hashes out) {
        out.clear();
        lexical(i, out);
        shapes(i, out);
        structure(i, out);
        whole(i, out);
    }

    private void lexical(int i, Hashes out) {
        int w = word(i);
        out.add(1, w);
        out.add(2, word(i - 1));
        out.add(3, word(i + 1));
        out.add(4, word(i - 2));
        out.add(5, word(i + 2));
        out.add(6, word(i - 1), w);
        out.add(7, w, word(i + 1));
        out.add(10, word(layout.wordBefore(i)), w);
        out.add(11, w, word(layout.wordAfter(i)));
        String text = folded[i];
        int length = text.length();
        if (tokens.get(i).isWord()) {
            out.add(12, hash(text, 0, Math.min(3, length)));
            out.add(13, hash(text, Math.max(0, length - 3), length));
            out.add(14, hash(text, Math.max(0, length - 2), length));
            out.add(15, hash(text, 0, Math.min(4, length)));
        }
        int l = lexicon[i];
        out.add(16, l);
        out.add(17, l, lexiconAt(layout.wordBefore(i)));
        out.add(18, l, lexiconAt(layout.wordAfter(i)));
        out.add(19, l, shape(i), shape(i + 1));
        out.add(20, segments.mainClass(i));
        out.add(21, segments.mainClass(i), layout.marksAround(i));
    }

    private void shapes(int i, Hashes out) {
        int s = shape(i);
        out.add(30, s);
        out.add(31, shape(i - 1), s, shape(i + 1));
        out.add(32, shape(i - 2), shape(i - 1), s);
        out.add(33, s, shape(i + 1), shape(i + 2));
        out.add(34, shape(i - 2), shape(i - 1), s, shape(i + 1), shape(i + 2));
        out.add(35, shape(i - 3), shape(i - 2), shape(i - 1), s, shape(i + 1), shape(i + 2), shape(i + 3));
        out.add(
                36,
                s,
                tokens.get(i).spaced() ? 1 : 0,
                i + 1 < tokens.size() && tokens.get(i + 1).spaced() ? 1 : 0);
    }

    private void structure(int i, Hashes out) {
        int s = shape(i);
        int n = tokens.size();
        out.add(50, i * BUCKETS / n);
        out.add(51, i * BUCKETS / n, s);
        out.add(52, Math.min(i, 8), s);
        out.add(53, Math.min(n - 1 - i, 6), s);
        out.add(54, layout.enclosure(i), s);
        out.add(55, layout.enclosure(i), layout.seen(i));
        out.add(56, layout.marksAround(i), s);
        out.add(57, layout.marksAround(i), word(i));
        out.add(58, layout.seen(i), s);
        out.add(59, layout.seen(i), layout.sentences(i));
        out.add(60, layout.address(i));
        out.add(61, segments.shape(i));
        out.add(62, segments.shape(i), layout.marksAround(i));
        out.add(63, segments.nextShape(i), layout.marksAround(i), s);
        out.add(64, segments.first(i), s);
        out.add(65, segments.number(i), layout.seen(i));
        out.add(66, in.isNearBefore(i) ? 1 : 0, editors.isNearBefore(i) ? 1 : 0, editors.isNearBehind(i) ? 1 : 0, s);
        out.add(67, segments.previousFirst(i), segments.shape(i));
    }

    private void whole(int i, Hashes out) {
        int name = phrases[i];
        out.add(70, name);
        out.add(71, name, i + 1 < phrases.length ? phrases[i + 1] : -1, i > 0 ? phrases[i - 1] : -1);
        out.add(72, name, layout.seen(i), layout.enclosure(i));
        out.add(73, segments.firstShape(), segments.shape(i));
        out.add(74, segments.firstShape(), segments.shape(i), segments.number(i));
        out.add(75, segments.firstShape(), segments.number(i), layout.seen(i), shape(i));
        out.add(80, profile, shape(i));
        out.add(81, profile, segments.number(i));
        out.add(82, profile, segments.mainClass(i));
        out.add(83, profile, layout.seen(i), layout.sentences(i));
        out.add(84, profile, segments.shape(i));
    }

    Token token(int i) {
        return tokens.get(i);
    }

    /** Where the token stands in a known name, see {@link Phrases#mark}. */
    int phrase(int i) {
        return phrases[i];
    }

    /** See {@link Profile}. */
    int profile() {
        return profile;
    }

    private static int hash(String text, int start, int end) {
        int hash = 0;
        for (int k = start; k < end; k++) {
            hash = 31 * hash + text.charAt(k);
        }
        return hash;
    }

    int word(int i) {
        return i < 0 ? -1 : i >= words.length ? -2 : words[i];
    }

    int shape(int i) {
        return i < 0 ? -1 : i >= shapes.length ? -2 : shapes[i];
    }

    int lexiconAt(int i) {
        return i < 0 || i >= lexicon.length ? -1 : lexicon[i];
    }
}
