package preflight.lab.detection.evaluate;

import java.io.IOException;
import java.io.PrintStream;import java.io.Writer;
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

/** Measures a model on labelled documents, processed as the service processes manuscripts. */
public final class DetectionEvaluation {
    private final TextSegmenter segmenter = new TextSegmenter();
    private final DetectionAggregator aggregator = new DetectionAggregator();
    private final LinearModel model;
    private final EmbeddedDetector detector;
    private final LevelWriter levels;
    private final List<PassageOutcome> outcomes = new ArrayList<>();
    private final List<DocumentOutcome> documents = new ArrayList<>();

    /** A labelled document with its result. */
    record DocumentOutcome(LabelledDocument origin, Detection detection) {}

    /** An evaluation of {@code model}. */
    public DetectionEvaluation(LinearModel model) {
        this(model, new LevelWriter(Writer.nullWriter()));
    }

    /** An evaluation of {@code model} that also writes every level to {@code levels}. */
    DetectionEvaluation(LinearModel model, LevelWriter levels) {
        this.model = model;
        this.levels = levels;
        this.detector = new EmbeddedDetector(model);
    }

    /** Runs the detector on every document of the files. */
    public void run(List<Path> files) throws IOException {
        for (Path file : files) {
            LabelledCorpus.read(file, this::evaluate);
        }
    }

    private void evaluate(LabelledDocument document) {
        Manuscript manuscript = segmenter.segment(document.text());
        List<ScoredPassage> scored = detector.score(manuscript.passages());
        List<PassageResult> results = detector.results(manuscript.passages(), scored);
        LabelledDocument origin = document.withoutText();
        for (ScoredPassage passage : scored) {
            outcomes.add(new PassageOutcome(
                    documents.size(),
                    origin,
                    passage.words(),
                    model.margin(passage.score().total(), passage.words()),
                    passage.total(),
                    model.level(passage.total(), passage.words())));
        }
        levels.write(documents.size(), results, scored);
        documents.add(new DocumentOutcome(origin, aggregator.aggregate(manuscript, results)));
    }

    /**
     * Writes the figures as Markdown.
     *
     * @param set what to call the data, e.g. {@code development set}
     */
    public void report(PrintStream out, String set) {
        new DetectionEvaluationReport(model.version(), set, outcomes, documents).write(out);
    }
}
