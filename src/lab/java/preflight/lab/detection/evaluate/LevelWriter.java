package preflight.lab.detection.evaluate;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.detection.PassageResult;
import preflight.detection.model.ScoredPassage;

/**
 * Writes the level of every paragraph, one a line, tab-separated: number of the document in the order read, number of the passage
 * in it, level, score. The score is empty where the passage was not scored. Two files of the same data show whether two versions
 * of the detector agree.
 */
final class LevelWriter implements Closeable {
    private final Writer out;

    LevelWriter(Writer out) {
        this.out = out;
    }

    /** Writes to {@code file}; null discards the lines. */
    static LevelWriter to(@Nullable Path file) throws IOException {
        return new LevelWriter(file == null ? Writer.nullWriter() : Files.newBufferedWriter(file));
    }

    void write(int document, List<PassageResult> results, List<ScoredPassage> scored) {
        Map<Integer, Double> scores = new HashMap<>();
        scored.forEach(passage -> scores.put(passage.passage().number(), passage.total()));
        try {
            for (PassageResult result : results) {
                Double score = scores.get(result.passage());
                out.write("%d\t%d\t%s\t%s\n"
                        .formatted(
                                document,
                                result.passage(),
                                result.level().name().toLowerCase(Locale.ROOT),
                                score == null ? "" : score.toString()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
