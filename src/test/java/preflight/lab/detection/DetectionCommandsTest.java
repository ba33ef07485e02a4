package preflight.lab.detection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import preflight.cli.command.DetectorCommand;
import preflight.lab.Lab;
import preflight.lab.ModelCommand;
import preflight.lab.detection.evaluate.EvaluateDetection;

class DetectionCommandsTest {
    @TempDir
    private Path folder;

    @Test
    void cannotTrainOnAFileThatIsNotThere() {
        int exit = new CommandLine(new ModelCommand())
                .execute(
                        "train",
                        "--data",
                        folder.resolve("none").toString(),
                        "--out",
                        folder.resolve("m").toString());
        assertThat(exit).isEqualTo(2);
    }

    @Test
    void refusesToTrainOnOneLabel() throws IOException {
        Path data = Files.writeString(folder.resolve("d.jsonl"), "{\"text\":\"A text.\",\"label\":\"human\"}\n");
        Path out = folder.resolve("m");
        assertThat(new CommandLine(new ModelCommand())
                        .execute("train", "--data", data.toString(), "--out", out.toString()))
                .isEqualTo(1);
        assertThat(out).doesNotExist();
    }

    @Test
    void asksForASubcommand() {
        assertThat(Lab.commandLine().execute("model")).isEqualTo(64);
    }

    @Test
    void cannotEvaluateWithAFileThatIsNoModel() throws IOException {
        Path data = Files.writeString(folder.resolve("d.jsonl"), "{\"text\":\"A text.\",\"label\":\"human\"}\n");
        assertThat(new CommandLine(new EvaluateDetection())
                        .execute("--data", data.toString(), "--model", data.toString()))
                .isEqualTo(2);
    }

    @Test
    void refusesAPortThatIsNone() {
        assertThat(new CommandLine(new DetectorCommand()).execute("--port", "70000"))
                .isEqualTo(64);
    }
}
