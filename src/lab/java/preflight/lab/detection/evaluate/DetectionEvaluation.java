package preflight.lab.detection.evaluate;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import preflight.detection.Detection;
import preflight.detection.DetectionAggregator;
import preflight.detection.PassageResult;
import preflight.detection.model.EmbeddedDetector;
import preflight.detection.model.LinearModel;
import preflight.detection.model.ScoredPassage;
import preflight.lab.detection.LabelledCorpus;
import preflight.lab.detection.LabelledDocument;
import preflight.text.Manuscript;
import preflight.text.TextSegmenter;

/** Measures a model on labelled documents, as the service would judge them. */
public final class DetectionEvaluation {
    private final TextSegmenter reader = new TextSegmenter();
    private final DetectionAggregator verdict = new DetectionAggregator();
    private final LinearModel model;
    private final EmbeddedDetector detector;
    private final List<PassageOutcome> outcomes = new ArrayList<>();
    private final List<DocumentOutcome> documents = new ArrayList<>();

    /** A labelled document as it was judged. */
    record DocumentOutcome(LabelledDocument origin, Detection detection) {}

    public DetectionEvaluation(LinearModel model) {
        this.model = model;
        this.detector = new EmbeddedDetector(model);
    }

    /** Judges every document of the files. */
    public void run(List<Path> files) throws IOException {
        for (Path file : files) {
            LabelledCorpus.read(file, this::judge);
        }
    }

    private void judge(LabelledDocument document) {
        Manuscript manuscript = reader.segment(document.text());
        List<ScoredPassage> passages = detector.score(manuscript.passages());
        List<PassageResult> judgements = detector.results(manuscript.passages(), passages);
        LabelledDocument origin = document.withoutText();
        for (ScoredPassage weighed : passages) {
            outcomes.add(new PassageOutcome(
                    documents.size(),
                    origin,
                    weighed.words(),
                    model.margin(weighed.score().total(), weighed.words()),
                    weighed.total(),
                    model.level(weighed.total(), weighed.words())));
        }
        documents.add(new DocumentOutcome(origin, verdict.aggregate(manuscript, judgements)));
    }

    /** Writes the figures as Markdown. */
    public void report(PrintStream out) {
        new DetectionEvaluationReport(model.version(), outcomes, documents).write(out);
    }
}
