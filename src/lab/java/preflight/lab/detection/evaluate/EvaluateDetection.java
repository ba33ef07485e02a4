package preflight.lab.detection.evaluate;

import java.io.IOException;
import java.io.InputStream;import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.detection.model.DetectionModelReader;
import preflight.detection.model.EmbeddedDetector;
import preflight.detection.model.LinearModel;

/** {@code evaluate detection}: measures the detection model on labelled documents. */
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

    @Option(names = "--model", description = "A model file (default: the model that ships with the service).")
    private @Nullable Path model;

    @Option(
            names = "--set",
            paramLabel = "NAME",
            description = "What the report calls the data, e.g. \"development set\" for data that settings were chosen on"
                    + " (default: the names of the files).")
    private @Nullable String set;

    @Option(
            names = "--levels",
            paramLabel = "FILE",
            description = "Write the level and score of every paragraph to this file, to compare two versions of the detector.")
    private @Nullable Path levels;

    @Override
    public Integer call() {
        try (LevelWriter writer = LevelWriter.to(levels)) {
            DetectionEvaluation evaluation = new DetectionEvaluation(model(), writer);
            evaluation.run(data);
            evaluation.report(System.out, setName());
            return 0;
        } catch (IOException | UncheckedIOException e) {
            System.err.println("Evaluation failed: " + e.getMessage());
            return 2;
        }
    }

    private String setName() {
        return set != null
                ? set
                : data.stream().map(file -> String.valueOf(file.getFileName())).collect(Collectors.joining(", "));
    }

    private LinearModel model() throws IOException {
        Path file = model;
        if (file == null) {
            return EmbeddedDetector.embeddedModel();
        }
        try (InputStream in = Files.newInputStream(file)) {
            return DetectionModelReader.read(in);
        }
    }
}
