package preflight.detection.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.detection.DetectionLevel;
import preflight.detection.PassageResult;
import preflight.gateway.DetectorChoice;
import preflight.text.Passage;

class OnnxDetectorTest {
    @TempDir
    Path folder;

    @BeforeEach
    void writeModel() throws IOException {
        TinyModel.write(folder);
    }

    @ParameterizedTest
    @CsvSource({"60, 0, LIKELY", "20, 40, NONE", "0, 60, NONE", "33, 27, POSSIBLY"})
    void judgesByTheProbabilityOfTheModelsLabel(int alphas, int betas, DetectionLevel level) throws IOException {
        try (OnnxDetector detector = OnnxDetector.open(folder)) {
            assertThat(judge(detector, passage("alpha ".repeat(alphas) + "beta ".repeat(betas)))
                            .level())
                    .isEqualTo(level);
        }
    }

    @Test
    void readsAPassageToItsEndThoughItIsLongerThanTheModelTakes() throws IOException {
        try (OnnxDetector detector = OnnxDetector.open(folder)) {
            String start = "beta ".repeat(30);
            assertThat(judge(detector, passage(start + "word ".repeat(30))).level())
                    .isEqualTo(DetectionLevel.NONE);
            assertThat(judge(detector, passage(start + "alpha ".repeat(300))).level())
                    .isEqualTo(DetectionLevel.LIKELY);
        }
    }

    @Test
    void namesTheSentencesThatReadMostLikeAMachine() throws IOException {
        List<String> sentences = List.of("beta ".repeat(5), "alpha word ".repeat(12), "alpha ".repeat(40), "word");
        try (OnnxDetector detector = OnnxDetector.open(folder)) {
            PassageResult judgement = judge(detector, new Passage(3, String.join(" ", sentences), "en", 0, sentences));
            assertThat(judgement.passage()).isEqualTo(3);
            assertThat(judgement.level()).isEqualTo(DetectionLevel.LIKELY);
            assertThat(judgement.drivers())
                    .extracting(PassageResult.DrivingSentence::sentence)
                    .containsExactly(2, 1);
            assertThat(judgement.drivers().getFirst().reasons()).containsExactly("sentence_score");
        }
    }

    @Test
    void judgesNeitherShortPassagesNorLanguagesItWasNotValidatedOn() throws IOException {
        try (OnnxDetector detector = OnnxDetector.open(folder)) {
            String machine = "alpha ".repeat(60);
            assertThat(judge(detector, new Passage(0, machine, "de", 0, List.of(machine)))
                            .level())
                    .isEqualTo(DetectionLevel.UNJUDGED);
            assertThat(judge(detector, passage("alpha ".repeat(49))).level()).isEqualTo(DetectionLevel.UNJUDGED);
        }
    }

    @Test
    void judgesManyPassagesAtOnce() throws Exception {
        try (OnnxDetector detector = OnnxDetector.open(folder);
                ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<PassageResult>> answers = java.util.stream.IntStream.range(0, 40)
                    .mapToObj(i -> threads.submit(() ->
                            judge(detector, passage((i % 2 == 0 ? "alpha " : "beta ").repeat(60)))))
                    .toList();
            for (int i = 0; i < answers.size(); i++) {
                assertThat(answers.get(i).get().level())
                        .isEqualTo(i % 2 == 0 ? DetectionLevel.LIKELY : DetectionLevel.NONE);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"model.onnx", "tokenizer.json", "detector.json"})
    void saysWhichFileIsMissingOrCannotBeRead(String file) throws IOException {
        Files.writeString(folder.resolve(file), "{not this");
        assertThatThrownBy(() -> OnnxDetector.open(folder)).isInstanceOf(IOException.class);
        Files.delete(folder.resolve(file));
        assertThatThrownBy(() -> OnnxDetector.open(folder))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("has no " + file);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"maxTokens\":32,\"possibly\":0.7,\"likely\":0.95,\"languages\":[\"en\"]}",
                "{\"aiLabel\":1,\"maxTokens\":32,\"possibly\":0.96,\"likely\":0.95,\"languages\":[\"en\"]}",
                "{\"aiLabel\":1,\"maxTokens\":32,\"possibly\":0.7,\"likely\":1,\"languages\":[\"en\"]}",
                "{\"aiLabel\":1,\"maxTokens\":32,\"possibly\":0.7,\"likely\":0.95,\"languages\":[]}",
                "{\"aiLabel\":2,\"maxTokens\":32,\"possibly\":0.7,\"likely\":0.95,\"languages\":[\"en\"]}"
            })
    void refusesSettingsThatDoNotFit(String settings) throws IOException {
        Files.writeString(folder.resolve("detector.json"), settings);
        assertThatThrownBy(() -> OnnxDetector.open(folder)).isInstanceOf(IOException.class);
    }

    @Test
    void refusesAModelWithOtherInputs() throws IOException {
        Files.write(folder.resolve("model.onnx"), TinyModel.model("pixel_values"));
        assertThatThrownBy(() -> OnnxDetector.open(folder)).hasMessageContaining("pixel_values");
    }

    @Test
    void isOpenedByItsSetting() throws IOException {
        DetectorChoice choice = DetectorChoice.of("onnx:" + folder, DetectorChoice.Kind.EMBEDDED);
        assertThat(choice.kind()).isEqualTo(DetectorChoice.Kind.ONNX);
        try (OnnxDetector detector = (OnnxDetector) choice.open().orElseThrow()) {
            assertThat(judge(detector, passage("alpha ".repeat(60))).level()).isEqualTo(DetectionLevel.LIKELY);
        }
    }

    private static PassageResult judge(OnnxDetector detector, Passage passage) {
        return detector.detect(List.of(passage)).getFirst();
    }

    private static Passage passage(String text) {
        return new Passage(0, text, "en", 0, List.of(text));
    }
}
