package preflight.detection.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import preflight.detection.DetectionLevel;
import preflight.detection.Detector;
import preflight.detection.PassageResult;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.text.Passage;
import preflight.text.TextSegmenter;
import preflight.text.WordCounter;

/** The detector with the model that ships with the service. */
public final class EmbeddedDetector implements Detector {
    private static final String MODEL = "/detection/model.tsv.gz";
    /** The only language that the model was trained and measured on. */
    static final String LANGUAGE = "en";
    /** A sentence is reported as a driver when it contributes at least this share of the strongest contribution. */
    private static final double MIN_DRIVING_SHARE = .2;

    /** Reason code that is added when the passage without its context would have received a lower level. */
    private static final String CONTEXT_REASON = "surrounding_paragraphs";

    private final LinearModel model;

    public EmbeddedDetector(LinearModel model) {
        this.model = model;
    }

    /** The detector with the model on the class path. */
    public static EmbeddedDetector load() {
        return new EmbeddedDetector(embeddedModel());
    }

    /** The model on the class path. It is read once per process: it takes 15 MB and never changes. */
    public static LinearModel embeddedModel() {
        return Embedded.MODEL_READ;
    }

    private static final class Embedded {
        static final LinearModel MODEL_READ = read();

        private static LinearModel read() {
            try (InputStream in = EmbeddedDetector.class.getResourceAsStream(MODEL)) {
                return DetectionModelReader.read(Objects.requireNonNull(in, MODEL + " is not on the class path"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public List<PassageResult> detect(List<Passage> passages) {
        return results(passages, score(passages));
    }

    /** As {@link #detect(List)}, for passages that are scored already. */
    public List<PassageResult> results(List<Passage> passages, List<ScoredPassage> scored) {
        List<PassageResult> results = new ArrayList<>(passages.size());
        int next = 0;
        for (Passage passage : passages) {
            results.add(
                    next < scored.size() && scored.get(next).passage() == passage
                            ? detect(scored.get(next++))
                            : new PassageResult(passage.number(), DetectionLevel.UNJUDGED, List.of()));
        }
        return results;
    }

    /** Scores the passages of a text that can be checked (English, long enough), in order. */
    public List<ScoredPassage> score(List<Passage> passages) {
        List<Passage> supported =
                passages.stream().filter(EmbeddedDetector::isSupported).toList();
        List<PassageScore> scores = supported.stream()
                .map(passage -> model.score(passage.sentences()))
                .toList();
        int[] words = supported.stream()
                .mapToInt(passage -> WordCounter.count(passage.text()))
                .toArray();
        double[] shifts = ContextAdjustment.shifts(IntStream.range(0, words.length)
                .mapToDouble(i -> model.margin(scores.get(i).total(), words[i]))
                .toArray());
        return IntStream.range(0, words.length)
                .mapToObj(i -> new ScoredPassage(supported.get(i), words[i], scores.get(i), shifts[i]))
                .toList();
    }

    private static boolean isSupported(Passage passage) {
        return passage.language().equals(LANGUAGE) && WordCounter.count(passage.text()) >= TextSegmenter.MIN_WORDS;
    }

    private PassageResult detect(ScoredPassage scored) {
        DetectionLevel level = model.level(scored.total(), scored.words());
        if (!level.flagged()) {
            return new PassageResult(scored.passage().number(), level, List.of());
        }
        DetectionLevel byItself = model.level(scored.score().total(), scored.words());
        List<String> contextReasons = byItself.compareTo(level) < 0 ? List.of(CONTEXT_REASON) : List.of();
        return new PassageResult(scored.passage().number(), level, drivers(scored.score(), contextReasons));
    }

    private static List<DrivingSentence> drivers(PassageScore score, List<String> contextReasons) {
        List<Integer> strongestFirst = IntStream.range(
                        0, score.partsBySentence().size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer sentence) -> -score.contribution(sentence)))
                .toList();
        double strongest = score.contribution(strongestFirst.getFirst());
        return strongestFirst.stream()
                .filter(sentence -> sentence.equals(strongestFirst.getFirst())
                        || score.contribution(sentence) >= Math.max(0, strongest) * MIN_DRIVING_SHARE)
                .map(sentence -> new DrivingSentence(sentence, reasons(score, sentence, contextReasons)))
                .toList();
    }

    private static List<String> reasons(PassageScore score, int sentence, List<String> contextReasons) {
        List<String> reasons = new ArrayList<>();
        reasons.add("sentence_contribution");
        for (FeatureKind evidence : score.featureKinds(sentence)) {
            reasons.add(evidence.name().toLowerCase(Locale.ROOT));
        }
        reasons.addAll(contextReasons);
        return reasons;
    }
}
