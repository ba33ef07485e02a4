package preflight.lab.detection.train;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.detection.model.LinearModel;

/** {@code model train}: trains and calibrates the detection model. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Train and calibrate the detection model. The same data and seed give the same file.")
public final class TrainDetection implements Callable<Integer> {
    @Option(
            names = "--data",
            required = true,
            arity = "1..*",
            description = "Labelled documents, JSON lines, plain or .gz.")
    private List<Path> data = List.of();

    @Option(names = "--out", required = true, description = "Where to write the model.")
    private Path out = Path.of("model.tsv.gz");

    @Option(names = "--seed", defaultValue = "1", description = "Seed of every random choice (default 1).")
    private long seed;

    @Override
    public Integer call() {
        try {
            LinearModel model = new DetectionTrainer(seed, System.err::println).train(data);
            try (OutputStream stream = Files.newOutputStream(out)) {
                DetectionModelWriter.write(model, stream);
            }
            System.err.println("Wrote " + out + ", " + Files.size(out) + " bytes.");
            return 0;
        } catch (IOException e) {
            System.err.println("Training failed: " + e.getMessage());
            return 2;
        } catch (IllegalArgumentException e) {
            System.err.println("The training data is not sufficient: " + e.getMessage());
            return 1;
        }
    }
}
