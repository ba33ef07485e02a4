package preflight.lab.detection;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelledCorpusTest {
    @TempDir
    private Path folder;

    @Test
    void namesTheFileWithAnUnknownLabel() throws IOException {
        Path data = Files.writeString(folder.resolve("bad.jsonl"), "{\"text\": \"x\", \"label\": \"robot\"}\n");
        assertThatThrownBy(() -> LabelledCorpus.read(data, document -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("bad.jsonl")
                .hasMessageContaining("robot");
    }

    @Test
    void namesTheFileThatIsNotJson() throws IOException {
        Path data = Files.writeString(folder.resolve("bad.jsonl"), "no JSON\n");
        assertThatThrownBy(() -> LabelledCorpus.read(data, document -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("bad.jsonl");
    }
}
