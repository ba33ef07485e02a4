package preflight.reference.tagger.feature;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The features of each token of a reference: the token and its neighbours, their shapes, and its position among the punctuation,
 * quotes and brackets that structure a reference. The first argument of every {@code out.add} is the number of the feature
 * template; a trained model depends on these numbers and on the order of the values.
 */
public final class TokenFeatures {
    private static final Set<String> CONTAINER_CUES = Set.of("in", "dans", "nel", "nella");
    private static final Set<String> EDITOR_CUES =
            Set.of("ed", "eds", "editor", "editors", "edited", "hrsg", "hg", "dir", "cur", "red", "herausgegeben");
    private static final int POSITION_BUCKETS = 12;

    private final List<Token> tokens;
    private final String[] folded;
    private final int[] words;
    private final int[] shapes;
    private final int[] lexiconClasses;
    private final int[] gazetteerTags;
    private final int[] boundaries;
    private final CueWords containerCues;
    private final CueWords editorCues;
    private final TokenContext context;
    private final Segments segments;
    private final int profile;

    /** Analyses the tokens of a reference. */
    public TokenFeatures(String text, List<Token> tokens, Lexicon lexicon, Gazetteer gazetteer) {
        this.tokens = tokens;
        int n = tokens.size();
        folded = new String[n];
        words = new int[n];
        shapes = new int[n];
        this.lexiconClasses = new int[n];
        for (int i = 0; i < n; i++) {
            Token token = tokens.get(i);
            folded[i] = token.isWord() ? token.text().toLowerCase(Locale.ROOT) : token.text();
            words[i] = folded[i].hashCode();
            shapes[i] = TokenShape.of(token, i + 1 < n ? tokens.get(i + 1) : null);
            this.lexiconClasses[i] = token.isWord() ? lexicon.classOf(folded[i]) : 0;
        }
        QuotationMarks quotes = QuotationMarks.of(tokens);
        context = TokenContext.of(text, tokens, quotes);
        segments = Segments.of(tokens, words, this.lexiconClasses, quotes);
        gazetteerTags = gazetteer.tag(tokens, words);
        boundaries = Boundary.kinds(tokens, quotes);
        profile = ReferenceProfile.of(tokens, folded);
        containerCues = new CueWords(folded, CONTAINER_CUES);
        editorCues = new CueWords(folded, EDITOR_CUES);
    }

    /** The kind of boundary before each token, below {@link Boundary#KINDS}. */
    public int[] boundaries() {
        return boundaries;
    }

    public int size() {
        return tokens.size();
    }

    /** Replaces the content of {@code out} by the features of one token. */
    public void collect(int i, FeatureHashes out) {
        out.clear();
        lexical(i, out);
        shapes(i, out);
        structure(i, out);
        global(i, out);
    }

    private void lexical(int i, FeatureHashes out) {
        int w = word(i);
        out.add(1, w);
        out.add(2, word(i - 1));
        out.add(3, word(i + 1));
        out.add(4, word(i - 2));
        out.add(5, word(i + 2));
        out.add(6, word(i - 1), w);
        out.add(7, w, word(i + 1));
        out.add(10, word(context.wordBefore(i)), w);
        out.add(11, w, word(context.wordAfter(i)));
        String text = folded[i];
        int length = text.length();
        if (tokens.get(i).isWord()) {
            out.add(12, hash(text, 0, Math.min(3, length)));
            out.add(13, hash(text, Math.max(0, length - 3), length));
            out.add(14, hash(text, Math.max(0, length - 2), length));
            out.add(15, hash(text, 0, Math.min(4, length)));
        }
        int l = lexiconClasses[i];
        out.add(16, l);
        out.add(17, l, lexiconClass(context.wordBefore(i)));
        out.add(18, l, lexiconClass(context.wordAfter(i)));
        out.add(19, l, shape(i), shape(i + 1));
        out.add(20, segments.mainClass(i));
        out.add(21, segments.mainClass(i), context.punctuationAround(i));
    }

    private void shapes(int i, FeatureHashes out) {
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
                tokens.get(i).followsSpace() ? 1 : 0,
                i + 1 < tokens.size() && tokens.get(i + 1).followsSpace() ? 1 : 0);
    }

    private void structure(int i, FeatureHashes out) {
        int s = shape(i);
        int n = tokens.size();
        out.add(50, i * POSITION_BUCKETS / n);
        out.add(51, i * POSITION_BUCKETS / n, s);
        out.add(52, Math.min(i, 8), s);
        out.add(53, Math.min(n - 1 - i, 6), s);
        out.add(54, context.enclosure(i), s);
        out.add(55, context.enclosure(i), context.seenBefore(i));
        out.add(56, context.punctuationAround(i), s);
        out.add(57, context.punctuationAround(i), word(i));
        out.add(58, context.seenBefore(i), s);
        out.add(59, context.seenBefore(i), context.sentencesBefore(i));
        out.add(60, context.inAddress(i));
        out.add(61, segments.shape(i));
        out.add(62, segments.shape(i), context.punctuationAround(i));
        out.add(63, segments.nextShape(i), context.punctuationAround(i), s);
        out.add(64, segments.first(i), s);
        out.add(65, segments.number(i), context.seenBefore(i));
        out.add(
                66,
                containerCues.isNearBefore(i) ? 1 : 0,
                editorCues.isNearBefore(i) ? 1 : 0,
                editorCues.isNearAfter(i) ? 1 : 0,
                s);
        out.add(67, segments.previousFirst(i), segments.shape(i));
    }

    private void global(int i, FeatureHashes out) {
        int name = gazetteerTags[i];
        out.add(70, name);
        out.add(71, name, i + 1 < gazetteerTags.length ? gazetteerTags[i + 1] : -1, i > 0 ? gazetteerTags[i - 1] : -1);
        out.add(72, name, context.seenBefore(i), context.enclosure(i));
        out.add(73, segments.firstShape(), segments.shape(i));
        out.add(74, segments.firstShape(), segments.shape(i), segments.number(i));
        out.add(75, segments.firstShape(), segments.number(i), context.seenBefore(i), shape(i));
        out.add(80, profile, shape(i));
        out.add(81, profile, segments.number(i));
        out.add(82, profile, segments.mainClass(i));
        out.add(83, profile, context.seenBefore(i), context.sentencesBefore(i));
        out.add(84, profile, segments.shape(i));
    }

    public Token token(int i) {
        return tokens.get(i);
    }

    /** Position of the token in a known name, see {@link Gazetteer#tag}. */
    public int gazetteerTag(int i) {
        return gazetteerTags[i];
    }

    /** What the reference contains as a whole, see {@link ReferenceProfile}. */
    public int profile() {
        return profile;
    }

    private static int hash(String text, int start, int end) {
        int hash = 0;
        for (int k = start; k < end; k++) {
            hash = 31 * hash + text.charAt(k);
        }
        return hash;
    }

    /** Hash of the token in lower case; -1 before the reference, -2 after it. */
    public int word(int i) {
        return i < 0 ? -1 : i >= words.length ? -2 : words[i];
    }

    /** See {@link TokenShape}; -1 before the reference, -2 after it. */
    public int shape(int i) {
        return i < 0 ? -1 : i >= shapes.length ? -2 : shapes[i];
    }

    /** See {@link Lexicon}; -1 outside the reference. */
    public int lexiconClass(int i) {
        return i < 0 || i >= lexiconClasses.length ? -1 : lexiconClasses[i];
    }
}
