package preflight.lab.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.CrfWeights;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.RerankerWeights;
import preflight.reference.tagger.TaggerModel;
import preflight.reference.tagger.TaggerModelReader;
import preflight.reference.tagger.feature.Boundary;

class TaggerModelWriterTest {
    private static final int LABELS = Label.values().length;
    private static final Random RANDOM = new Random(5);

    @Test
    void writesWhatTheReaderReads() throws IOException {
        TaggerModel model = model(20_000);
        TaggerModel read = TaggerModelReader.read(new ByteArrayInputStream(written(model)));
        assertThat(read.crf().start()).containsExactly(model.crf().start());
        assertThat(read.crf().transitions()).containsExactly(model.crf().transitions());
        assertThat(read.crf().hashes()).containsExactly(model.crf().hashes());
        assertThat(read.crf().rows()).containsExactly(model.crf().rows());
        assertThat(read.crf().scale()).isEqualTo(0.25f);
        assertThat(read.reranker().scoreWeight()).isEqualTo(0.5f);
        assertThat(read.reranker().scale()).isEqualTo(0.125f);
        assertThat(read.reranker().hashes()).containsExactly(model.reranker().hashes());
        assertThat(read.reranker().weights()).containsExactly(model.reranker().weights());
        assertThat(read.lexicon()).isEqualTo(Map.of("journal", 30, "études", 1));
        assertThat(read.gazetteer()).containsExactly(model.gazetteer());
    }

    @Test
    void writesAModelWithoutFeatures() throws IOException {
        TaggerModel read = TaggerModelReader.read(new ByteArrayInputStream(written(model(0))));
        assertThat(read.crf().hashes()).isEmpty();
        assertThat(read.crf().rows()).isEmpty();
    }

    @Test
    void writesTheSameBytesAgain() throws IOException {
        TaggerModel model = model(100);
        assertThat(written(model)).isEqualTo(written(model));
    }

    @Test
    void theReaderRefusesAFileThatIsCutOff() throws IOException {
        byte[] file = written(model(1000));
        assertThatThrownBy(() -> TaggerModelReader.read(new ByteArrayInputStream(Arrays.copyOf(file, file.length / 2))))
                .isInstanceOf(IOException.class);
    }

    private static byte[] written(TaggerModel model) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        TaggerModelWriter.write(model, file);
        return file.toByteArray();
    }

    private static TaggerModel model(int features) {
        float[] start = new float[LABELS];
        float[] transitions = new float[Boundary.KINDS * LABELS * LABELS];
        Arrays.fill(start, -1.5f);
        transitions[7] = 2;
        byte[] rows = new byte[features * LABELS];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (byte) (i % 3 == 0 ? 0 : RANDOM.nextInt(256) - 128);
        }
        CrfWeights crf = new CrfWeights(start, transitions, hashes(features), rows, 0.25f);
        byte[] weights = new byte[features / 2];
        Arrays.fill(weights, (byte) -3);
        RerankerWeights reranker = new RerankerWeights(0.5f, hashes(features / 2), weights, 0.125f);
        return new TaggerModel(crf, reranker, Map.of("journal", 30, "études", 1), hashes(10));
    }

    /** Distinct hashes, ascending, negative ones first. */
    private static int[] hashes(int count) {
        return IntStream.generate(RANDOM::nextInt)
                .distinct()
                .limit(count)
                .sorted()
                .toArray();
    }
}
