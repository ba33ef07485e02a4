package preflight.reference.tagger;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;

/** Labels the fields of a reference string. Immutable and safe for concurrent use. */
public final class Tagger {
    private static final String SHIPPED = "/reference/tagger.model.gz";
    private static final Label[] LABELS = Label.values();

    private final Crf crf;
    private final Reranker reranker;
    private final Lexicon lexicon;
    private final Gazetteer gazetteer;

    /** A tagger with trained weights. */
    public Tagger(TaggerModel model) {
        crf = model.crf().toCrf();
        reranker = model.reranker().toReranker();
        lexicon = new Lexicon(model.lexicon());
        gazetteer = new Gazetteer(model.gazetteer());
    }

    /**
     * Reads a trained model and closes the stream.
     *
     * @throws IOException if it cannot be read or is not a model of this tagger
     */
    public static Tagger read(InputStream model) throws IOException {
        return new Tagger(TaggerModelReader.read(model));
    }

    /** The tagger with the model that Preflight ships. The model is read once per process. */
    public static Tagger shipped() {
        return Shipped.TAGGER;
    }

    private static final class Shipped {
        static final Tagger TAGGER = read();

        private static Tagger read() {
            try (InputStream in = Tagger.class.getResourceAsStream(SHIPPED)) {
                return Tagger.read(Objects.requireNonNull(in, SHIPPED + " is not on the class path"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * A run of characters with one label.
     *
     * @param start offset of the first character, in UTF-16 units
     * @param end offset after the last character
     */
    public record LabelledSpan(Label label, int start, int end) {}

    /** The labelled spans of a reference in text order. Tokens labelled {@link Label#NONE} are left out. */
    public List<LabelledSpan> tag(String text) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        TokenFeatures features = new TokenFeatures(text, tokens, lexicon, gazetteer);
        int[] labels = reranker.rerank(crf.decode(features), features).labels();
        List<LabelledSpan> spans = new ArrayList<>();
        for (int i = 0; i < labels.length; ) {
            int end = i + 1;
            while (end < labels.length && labels[end] == labels[i]) {
                end++;
            }
            Label label = LABELS[labels[i]];
            if (label != Label.NONE) {
                spans.add(new LabelledSpan(
                        label, tokens.get(i).start(), tokens.get(end - 1).end()));
            }
            i = end;
        }
        return spans;
    }
}
