package preflight.lab.detection.evaluate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.detection.model.DetectionModelFile;
import preflight.detection.model.EmbeddedDetector;
import preflight.detection.model.LinearModel;

/** Measures the detection model on labelled documents. */
@Command(
        name = "detection",
        mixinStandardHelpOptions = true,
        description = "Measure AI-writing detection on labelled documents; the report is Markdown.")
public final class EvaluateDetection implements Callable<Integer> {
    @Option(
            names = "--data",
            required = true,
            arity = "1..*",
            description = "Labelled documents, JSON lines, plain or .gz.")
    private List<Path> data = List.of();

    @Option(names = "--model", description = "A model file; without it, the model that ships with the service.")
    private @Nullable Path model;

    @Override
    public Integer call() {
        try {
            DetectionEvaluation evaluation = new DetectionEvaluation(model());
            evaluation.run(data);
            evaluation.report(System.out);
            return 0;
        } catch (IOException e) {
            System.err.println("Could not evaluate: " + e.getMessage());
            return 2;
        }
    }

    private LinearModel model() throws IOException {
        Path file = model;
        if (file == null) {
            return EmbeddedDetector.embeddedModel();
        }
        try (InputStream in = Files.newInputStream(file)) {
            return DetectionModelFile.read(in);
        }
    }
}
