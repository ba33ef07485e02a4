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
 * Judges prose by a transformer of the operator's own. A passage is flagged by its own score; the sentences that drove
 * the flag are those that read most like a machine when they are scored alone.
 */
public final class OnnxDetector implements Detector, AutoCloseable {
    /** Sentences of a flagged passage that are scored alone: each costs a run of the model. The longest say most. */
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
     * @throws IOException saying what is missing or cannot be used
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
                classifier.logOdds("A sentence to see that the model runs.");
            } catch (OrtException | RuntimeException e) {
                classifier.close();
                throw e;
            }
            return new OnnxDetector(settings, classifier);
        } catch (OrtException | RuntimeException e) {
            throw new IOException("the detector in " + folder + " cannot be used: " + e.getMessage(), e);
        }
    }

    @Override
    public List<PassageResult> detect(List<Passage> passages) {
        try {
            List<PassageResult> judgements = new ArrayList<>(passages.size());
            for (Passage passage : passages) {
                judgements.add(detect(passage));
            }
            return judgements;
        } catch (OrtException | RuntimeException e) {
            throw new DetectorUnavailableException("The detection model could not judge the text.", e);
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

    /** The strongest sentence, and every other that alone reads rather like a machine than like a person. */
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
