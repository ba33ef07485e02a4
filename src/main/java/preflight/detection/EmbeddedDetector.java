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
        return passages.stream().map(this::judge).toList();
    }

    private Judgement judge(Passage passage) {
        int words = Words.count(passage.text());
        if (!passage.language().equals(LANGUAGE) || words < TextReader.FEWEST_WORDS) {
            return new Judgement(passage.number(), Level.UNJUDGED, List.of());
        }
        Score score = model.score(passage.sentences());
        Level level = model.level(score.total(), words);
        return new Judgement(passage.number(), level, level.flagged() ? drivers(score) : List.of());
    }

    private static List<Driver> drivers(Score score) {
        List<Integer> strongestFirst = IntStream.range(0, score.parts().size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer sentence) -> -score.contribution(sentence)))
                .toList();
        double strongest = score.contribution(strongestFirst.getFirst());
        return strongestFirst.stream()
                .filter(sentence -> sentence.equals(strongestFirst.getFirst())
                        || score.contribution(sentence) >= Math.max(0, strongest) * DRIVING_SHARE)
                .map(sentence -> new Driver(sentence, reasons(score, sentence)))
                .toList();
    }

    private static List<String> reasons(Score score, int sentence) {
        List<String> reasons = new ArrayList<>();
        reasons.add("sentence_contribution");
        for (Evidence evidence : score.evidence(sentence)) {
            reasons.add(evidence.name().toLowerCase(Locale.ROOT));
        }
        return reasons;
    }
}
