package preflight.lab.detection.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.detection.model.LengthBin;
import preflight.detection.model.LinearModel;
import preflight.lab.detection.evaluate.DetectionEvaluation;

class DetectionTrainerTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> COMMON = List.of(
            "the", "of", "and", "to", "is", "that", "with", "was", "for", "by", "are", "from", "this", "which", "were",
            "it", "river", "house", "small", "large", "goes", "found", "under", "over", "many", "few", "water", "field",
            "people");
    private static final List<String> PLAIN =
            List.of("got", "maybe", "sort", "bit", "quite", "pretty", "anyway", "though");
    private static final List<String> MACHINE =
            List.of("moreover", "crucial", "notably", "robust", "underscores", "furthermore", "nuanced", "leveraging");

    @TempDir
    private Path folder;

    @Test
    void separatesTwoStylesAndFlagsNoHumanTextOfAnUnseenSource() throws IOException {
        assertSeparates("a", "b", "c");
    }

    @Test
    void separatesTheProseMadeForTrainingWithItsOwnLoss() throws IOException {
        assertThat(WritingStyle.CURRENT.loss()).isNotEqualTo(WritingStyle.SCHOLARLY.loss());
        assertSeparates("own-a", "own-b", "own-c");
    }

    private void assertSeparates(String... sources) throws IOException {
        LinearModel model = new DetectionTrainer(1, line -> {}).train(List.of(corpus("train", 1, sources)));
        DetectionEvaluation evaluation = new DetectionEvaluation(model);
        evaluation.run(List.of(corpus("dev", 2, "z")));
        ByteArrayOutputStream report = new ByteArrayOutputStream();
        evaluation.report(new PrintStream(report, true, StandardCharsets.UTF_8), "test data");
        String[] all = report.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith("| all |"))
                .findFirst()
                .orElseThrow()
                .split("\\s*\\|\\s*");
        assertThat(Double.parseDouble(all[4])).isGreaterThan(.99);
        assertThat(Double.parseDouble(all[5].split(" ")[0])).isLessThan(3);
        assertThat(Double.parseDouble(all[7].split(" ")[0])).isGreaterThan(80);
    }

    @Test
    void writesTheSameFileForTheSameDataAndSeed() throws IOException {
        Path data = corpus("train", 1, "a", "b", "c");
        assertThat(bytes(new DetectionTrainer(7, line -> {}).train(List.of(data))))
                .isEqualTo(bytes(new DetectionTrainer(7, line -> {}).train(List.of(data))));
    }

    @Test
    void setsHigherThresholdsForShorterPassagesAndForLikely() throws IOException {
        List<LengthBin> bins = new DetectionTrainer(1, line -> {})
                .train(List.of(corpus("train", 1, "a", "b", "c")))
                .bins();
        assertThat(bins).isNotEmpty();
        for (int i = 0; i < bins.size(); i++) {
            assertThat(bins.get(i).likely()).isGreaterThanOrEqualTo(bins.get(i).possibly());
            if (i > 0) {
                assertThat(bins.get(i).possibly())
                        .isLessThanOrEqualTo(bins.get(i - 1).possibly());
            }
        }
        assertThat(bins.getLast().words()).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void refusesDataOfOneLabelOnly() throws IOException {
        Path data = folder.resolve("one.jsonl");
        Files.writeString(
                data,
                JSON.writeValueAsString(Map.of("text", "A text.", "label", "human", "source", "a", "domain", "paper"))
                        + "\n");
        assertThatThrownBy(() -> new DetectionTrainer(1, line -> {}).train(List.of(data)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static byte[] bytes(LinearModel model) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DetectionModelWriter.write(model, bytes);
        return bytes.toByteArray();
    }

    private Path corpus(String name, long seed, String... sources) throws IOException {
        Random random = new Random(seed);
        Path file = folder.resolve(name + seed + ".jsonl.gz");
        try (Writer out = new java.io.OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8)) {
            for (String source : sources) {
                for (int i = 0; i < 500; i++) {
                    boolean ai = i % 2 == 0;
                    out.write(JSON.writeValueAsString(Map.of(
                                    "text",
                                    text(random, ai ? MACHINE : PLAIN, 55 + random.nextInt(230)),
                                    "label",
                                    ai ? "ai" : "human",
                                    "source",
                                    source,
                                    "domain",
                                    "paper",
                                    "lang",
                                    "en",
                                    "kind",
                                    ai ? "generated" : "human"))
                            + "\n");
                }
            }
        }
        return file;
    }

    private static String text(Random random, List<String> style, int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            List<String> from = random.nextInt(8) == 0 ? style : COMMON;
            String word = from.get(random.nextInt(from.size()));
            text.append(i % 14 == 0 ? Character.toUpperCase(word.charAt(0)) + word.substring(1) : word)
                    .append(i % 14 == 13 || i == words - 1 ? ". " : " ");
        }
        return text.toString().strip();
    }
}
