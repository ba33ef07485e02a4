package preflight;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExamplesTest {
    private static final Path EXAMPLES = Path.of("examples");

    @Test
    void bodiesAreMadeFromTheManuscriptAndTheReferences() throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        JsonNode text = mapper.valueToTree(manuscript());
        JsonNode references = mapper.valueToTree(references());

        assertThat(body("detect.json")).isEqualTo(mapper.createObjectNode().set("text", text));
        assertThat(body("verify.json")).isEqualTo(mapper.createObjectNode().set("references", references));
        assertThat(body("check.json")).isEqualTo(mapper.valueToTree(Map.of("text", text, "references", references)));
    }

    @Test
    void theManuscriptCitesEveryReference() throws IOException {
        String manuscript = manuscript();

        assertThat(IntStream.rangeClosed(1, references().size()))
                .allSatisfy(number -> assertThat(manuscript).contains("[" + number + "]"));
    }

    private static JsonNode body(String name) throws IOException {
        return new ObjectMapper().readTree(Files.readAllBytes(EXAMPLES.resolve(name)));
    }

    private static String manuscript() throws IOException {
        return Files.readString(EXAMPLES.resolve("manuscript.txt")).stripTrailing();
    }

    private static List<String> references() throws IOException {
        return Files.readAllLines(EXAMPLES.resolve("references.txt"));
    }
}
