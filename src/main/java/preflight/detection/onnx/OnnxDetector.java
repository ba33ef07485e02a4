package preflight.detection.onnx;

import ai.onnxruntime.OrtException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import preflight.detection.DetectionLevel;
import preflight.detection.Detector;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.PassageResult;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.text.Passage;
import preflight.text.TextSegmenter;
import preflight.text.WordCounter;

/**
 * A detector with a transformer model of the operator. A passage is flagged by its own score. Its drivers are the sentences with
 * the highest scores when each sentence is scored alone.
 */
public final class OnnxDetector implements Detector, AutoCloseable {
    /** At most this many sentences of a flagged passage, the longest, are scored alone: each costs a run of the model. */
    private static final int MAX_SENTENCES = 32;

    private static final List<String> REASONS = List.of("sentence_score");

    private final OnnxSettings settings;
    private final TextClassifier classifier;

    private OnnxDetector(OnnxSettings settings, TextClassifier classifier) {
        this.settings = settings;
        this.classifier = classifier;
    }

    /**
     * The detector of a folder with {@code model.onnx}, {@code tokenizer.json} and {@code detector.json}.
     *
     * @throws IOException when a file is missing or unusable; the message names it
     */
    public static OnnxDetector open(Path folder) throws IOException {
        for (String file : List.of("model.onnx", "tokenizer.json", "detector.json")) {
            if (!Files.isRegularFile(folder.resolve(file))) {
                throw new IOException("the detector folder " + folder + " has no " + file);
            }
        }
        try {
            OnnxSettings settings = OnnxSettings.read(folder.resolve("detector.json"));
            TextClassifier classifier =
                    new TextClassifier(folder.resolve("model.onnx"), folder.resolve("tokenizer.json"), settings);
            try {
                classifier.logOdds("A sentence to check that the model runs.");
            } catch (OrtException | RuntimeException e) {
                classifier.close();
                throw e;
            }
            return new OnnxDetector(settings, classifier);
        } catch (OrtException | RuntimeException e) {
            throw new IOException("the detector in " + folder + " is unusable: " + e.getMessage(), e);
        }
    }

    @Override
    public List<PassageResult> detect(List<Passage> passages) {
        try {
            List<PassageResult> results = new ArrayList<>(passages.size());
            for (Passage passage : passages) {
                results.add(detect(passage));
            }
            return results;
        } catch (OrtException | RuntimeException e) {
            throw new DetectorUnavailableException("The detection model could not check the text.", e);
        }
    }

    private PassageResult detect(Passage passage) throws OrtException {
        if (!settings.languages().contains(passage.language())
                || WordCounter.count(passage.text()) < TextSegmenter.MIN_WORDS) {
            return new PassageResult(passage.number(), DetectionLevel.UNJUDGED, List.of());
        }
        DetectionLevel level = settings.level(1 / (1 + Math.exp(-classifier.logOdds(passage.text()))));
        return new PassageResult(passage.number(), level, level.flagged() ? drivers(passage) : List.of());
    }

    /** The sentence with the highest score, and every other with a probability above one half. */
    private List<DrivingSentence> drivers(Passage passage) throws OrtException {
        record Scored(int sentence, double logOdds) {}
        List<String> sentences = passage.sentences();
        List<Integer> longest = IntStream.range(0, sentences.size())
                .boxed()
                .sorted(Comparator.comparingInt(
                        (Integer sentence) -> -sentences.get(sentence).length()))
                .limit(MAX_SENTENCES)
                .toList();
        List<Scored> scored = new ArrayList<>();
        for (int sentence : longest) {
            scored.add(new Scored(sentence, classifier.logOdds(sentences.get(sentence))));
        }
        scored.sort(Comparator.comparingDouble((Scored one) -> -one.logOdds()).thenComparingInt(Scored::sentence));
        return scored.stream()
                .filter(one -> one == scored.getFirst() || one.logOdds() > 0)
                .map(one -> new DrivingSentence(one.sentence(), REASONS))
                .toList();
    }

    @Override
    public void close() throws IOException {
        try {
            classifier.close();
        } catch (OrtException e) {
            throw new IOException(e);
        }
    }
}
