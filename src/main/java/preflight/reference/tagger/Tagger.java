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

/** Finds the fields of a reference. Immutable and safe for concurrent use. */
public final class Tagger {
    private static final String SHIPPED = "/reference/tagger.model.gz";

    private final Crf crf;
    private final Reranker reranker;
    private final Label[] labels;
    private final Lexicon lexicon;
    private final Gazetteer gazetteer;

    Tagger(Crf crf, Reranker choice, Label[] labels, Lexicon lexicon, Gazetteer names) {
        this.crf = crf;
        this.reranker = choice;
        this.labels = labels.clone();
        this.lexicon = lexicon;
        this.gazetteer = names;
    }

    /** Reads a trained model. */
    public static Tagger read(InputStream model) throws IOException {
        return TaggerModelFile.read(model);
    }

    /** The tagger that comes with Preflight, read once a process. */
    public static Tagger shipped() {
        return Shipped.TAGGER;
    }

    private static final class Shipped {
        static final Tagger TAGGER = read();

        private static Tagger read() {
            try (InputStream in = Tagger.class.getResourceAsStream(SHIPPED)) {
                return TaggerModelFile.read(Objects.requireNonNull(in, SHIPPED + " is not on the class path"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * A stretch of a reference with one label.
     *
     * @param start offset of its first character
     * @param end offset behind its last
     */
    public record LabelledSpan(Label label, int start, int end) {}

    /** The labelled stretches of a reference in their order; what has no label is left out. */
    public List<LabelledSpan> tag(String text) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        TokenFeatures features = new TokenFeatures(text, tokens, lexicon, gazetteer);
        int[] path = reranker.rerank(crf.decode(features), features).labels();
        List<LabelledSpan> spans = new ArrayList<>();
        for (int i = 0; i < path.length; ) {
            int end = i + 1;
            while (end < path.length && path[end] == path[i]) {
                end++;
            }
            Label label = labels[path[i]];
            if (label != Label.NONE) {
                spans.add(new LabelledSpan(
                        label, tokens.get(i).start(), tokens.get(end - 1).end()));
            }
            i = end;
        }
        return spans;
    }
}
