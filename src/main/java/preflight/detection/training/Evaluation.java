package preflight.detection.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import preflight.detection.Detection;
import preflight.detection.DetectionVerdict;
import preflight.detection.EmbeddedDetector;
import preflight.detection.Judgement;
import preflight.detection.Weighed;
import preflight.detection.model.LinearModel;
import preflight.text.Manuscript;
import preflight.text.TextReader;

/** Measures a model on labelled documents, as the service would judge them. */
public final class Evaluation {
    private final TextReader reader = new TextReader();
    private final DetectionVerdict verdict = new DetectionVerdict();
    private final LinearModel model;
    private final EmbeddedDetector detector;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<DocumentOutcome> documents = new ArrayList<>();

    /** A labelled document as it was judged. */
    record DocumentOutcome(LabelledDocument origin, Detection detection) {}

    public Evaluation(LinearModel model) {
        this.model = model;
        this.detector = new EmbeddedDetector(model);
    }

    /** Judges every document of the files. */
    public void run(List<Path> files) throws IOException {
        for (Path file : files) {
            Corpus.read(file, this::judge);
        }
    }

    private void judge(LabelledDocument document) {
        Manuscript manuscript = reader.read(document.text());
        List<Weighed> passages = detector.weigh(manuscript.passages());
        List<Judgement> judgements = detector.judgements(manuscript.passages(), passages);
        LabelledDocument origin = document.withoutText();
        for (Weighed weighed : passages) {
            outcomes.add(new Outcome(
                    documents.size(),
                    origin,
                    weighed.words(),
                    model.beyond(weighed.score().total(), weighed.words()),
                    weighed.total(),
                    model.level(weighed.total(), weighed.words())));
        }
        documents.add(new DocumentOutcome(origin, verdict.decide(manuscript, judgements)));
    }

    /** Writes the figures as Markdown. */
    public void report(PrintStream out) {
        new EvaluationReport(model.version(), outcomes, documents).write(out);
    }
}
