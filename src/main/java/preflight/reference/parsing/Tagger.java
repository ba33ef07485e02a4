package preflight.reference.parsing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Finds the fields of a reference. Immutable and safe for concurrent use. */
public final class Tagger {
    private static final String SHIPPED = "/reference/tagger.model.gz";

    private final Crf crf;
    private final ReadingChoice choice;
    private final Label[] labels;
    private final Lexicon lexicon;
    private final Phrases names;

    Tagger(Crf crf, ReadingChoice choice, Label[] labels, Lexicon lexicon, Phrases names) {
        this.crf = crf;
        this.choice = choice;
        this.labels = labels.clone();
        this.lexicon = lexicon;
        this.names = names;
    }

    /** Reads a trained model. */
    public static Tagger read(InputStream model) throws IOException {
        return ModelFile.read(model);
    }

    /** The tagger that comes with Preflight, read once a process. */
    public static Tagger shipped() {
        return Shipped.TAGGER;
    }

    private static final class Shipped {
        static final Tagger TAGGER = read();

        private static Tagger read() {
            try (InputStream in = Tagger.class.getResourceAsStream(SHIPPED)) {
                return ModelFile.read(Objects.requireNonNull(in, SHIPPED + " is not on the class path"));
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
    public record Span(Label label, int start, int end) {}

    /** The labelled stretches of a reference in their order; what has no label is left out. */
    public List<Span> spans(String text) {
        List<Token> tokens = Tokens.of(text);
        Features features = new Features(text, tokens, lexicon, names);
        int[] path = choice.among(crf.read(features), features).labels();
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < path.length; ) {
            int end = i + 1;
            while (end < path.length && path[end] == path[i]) {
                end++;
            }
            Label label = labels[path[i]];
            if (label != Label.NONE) {
                spans.add(new Span(
                        label, tokens.get(i).start(), tokens.get(end - 1).end()));
            }
            i = end;
        }
        return spans;
    }
}
