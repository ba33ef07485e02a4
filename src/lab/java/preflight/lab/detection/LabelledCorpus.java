package preflight.lab.detection;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import preflight.lab.data.JsonLineReader;

/** Reads labelled documents: JSON lines, plain or gzipped. */
public final class LabelledCorpus {
    private LabelledCorpus() {}

    /**
     * Gives every document of a file to {@code reader}, in order.
     *
     * @throws IOException when the file cannot be read, or a line is not a labelled document; the message names the file
     */
    public static void read(Path file, Consumer<LabelledDocument> reader) throws IOException {
        try {
            JsonLineReader.read(file, line -> reader.accept(document(file, line)));
        } catch (JsonProcessingException malformed) {
            throw new IOException(file + ": " + malformed.getMessage(), malformed);
        }
    }

    private static LabelledDocument document(Path file, JsonNode line) throws IOException {
        String label = line.path("label").asText();
        if (!label.equals("ai") && !label.equals("human")) {
            throw new IOException(file + ": the label is neither \"ai\" nor \"human\": \"" + label + "\"");
        }
        return new LabelledDocument(
                line.path("text").asText(),
                label.equals("ai"),
                line.path("model").asText(""),
                line.path("domain").asText(""),
                line.path("lang").asText("en"),
                line.path("source").asText(""),
                line.path("kind").asText(""));
    }
}
