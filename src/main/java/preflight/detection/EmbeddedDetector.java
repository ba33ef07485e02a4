package preflight.detection;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import preflight.detection.Judgement.Driver;
import preflight.detection.model.Evidence;
import preflight.detection.model.LinearModel;
import preflight.detection.model.ModelFile;
import preflight.detection.model.Score;
import preflight.detection.model.Surroundings;
import preflight.text.Passage;
import preflight.text.TextReader;
import preflight.text.Words;

/** Judges prose by the model that ships with the service. */
public final class EmbeddedDetector implements Detector {
    private static final String MODEL = "/detection/model.tsv.gz";
    /** The only language the model was trained and measured on. */
    static final String LANGUAGE = "en";
    /** A sentence drives a flag when it adds at least this share of what the strongest one adds. */
    private static final double DRIVING_SHARE = .2;

    /** The reason given beside a sentence's own when the passage alone would have received less. */
    private static final String SURROUNDINGS = "surrounding_paragraphs";

    private final LinearModel model;

    public EmbeddedDetector(LinearModel model) {
        this.model = model;
    }

    /** The detector with the model on the class path. */
    public static EmbeddedDetector load() {
        return new EmbeddedDetector(embeddedModel());
    }

    /** The model on the class path, read once a process: it takes 15 MB and never changes. */
    public static LinearModel embeddedModel() {
        return Embedded.MODEL_READ;
    }

    private static final class Embedded {
        static final LinearModel MODEL_READ = read();

        private static LinearModel read() {
            try (InputStream in = EmbeddedDetector.class.getResourceAsStream(MODEL)) {
                return ModelFile.read(Objects.requireNonNull(in, MODEL + " is not on the class path"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public List<Judgement> judge(List<Passage> passages) {
        return judgements(passages, weigh(passages));
    }

    /** As {@link #judge(List)}, of passages that were weighed already. */
    public List<Judgement> judgements(List<Passage> passages, List<Weighed> weighed) {
        List<Judgement> judgements = new ArrayList<>(passages.size());
        int next = 0;
        for (Passage passage : passages) {
            judgements.add(
                    next < weighed.size() && weighed.get(next).passage() == passage
                            ? judge(weighed.get(next++))
                            : new Judgement(passage.number(), Level.UNJUDGED, List.of()));
        }
        return judgements;
    }

    /** Weighs those passages of a text that can be judged, in their order. */
    public List<Weighed> weigh(List<Passage> passages) {
        List<Passage> judged =
                passages.stream().filter(EmbeddedDetector::judges).toList();
        List<Score> scores =
                judged.stream().map(passage -> model.score(passage.sentences())).toList();
        int[] words =
                judged.stream().mapToInt(passage -> Words.count(passage.text())).toArray();
        double[] shifts = Surroundings.shifts(IntStream.range(0, words.length)
                .mapToDouble(i -> model.beyond(scores.get(i).total(), words[i]))
                .toArray());
        return IntStream.range(0, words.length)
                .mapToObj(i -> new Weighed(judged.get(i), words[i], scores.get(i), shifts[i]))
                .toList();
    }

    private static boolean judges(Passage passage) {
        return passage.language().equals(LANGUAGE) && Words.count(passage.text()) >= TextReader.FEWEST_WORDS;
    }

    private Judgement judge(Weighed weighed) {
        Level level = model.level(weighed.total(), weighed.words());
        if (!level.flagged()) {
            return new Judgement(weighed.passage().number(), level, List.of());
        }
        Level byItself = model.level(weighed.score().total(), weighed.words());
        List<String> beside = byItself.compareTo(level) < 0 ? List.of(SURROUNDINGS) : List.of();
        return new Judgement(weighed.passage().number(), level, drivers(weighed.score(), beside));
    }

    private static List<Driver> drivers(Score score, List<String> beside) {
        List<Integer> strongestFirst = IntStream.range(0, score.parts().size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer sentence) -> -score.contribution(sentence)))
                .toList();
        double strongest = score.contribution(strongestFirst.getFirst());
        return strongestFirst.stream()
                .filter(sentence -> sentence.equals(strongestFirst.getFirst())
                        || score.contribution(sentence) >= Math.max(0, strongest) * DRIVING_SHARE)
                .map(sentence -> new Driver(sentence, reasons(score, sentence, beside)))
                .toList();
    }

    private static List<String> reasons(Score score, int sentence, List<String> beside) {
        List<String> reasons = new ArrayList<>();
        reasons.add("sentence_contribution");
        for (Evidence evidence : score.evidence(sentence)) {
            reasons.add(evidence.name().toLowerCase(Locale.ROOT));
        }
        reasons.addAll(beside);
        return reasons;
    }
}
