package preflight.lab.detection;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

/** Reads labelled documents: JSON lines, plain or gzipped. */
public final class LabelledCorpus {
    private static final ObjectMapper JSON = new ObjectMapper();

    private LabelledCorpus() {}

    /** Gives every document of a file to {@code reader}, in order. */
    public static void read(Path file, Consumer<LabelledDocument> reader) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(raw, 1 << 16) : raw;
                BufferedReader lines = new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.isBlank()).map(LabelledCorpus::document).forEach(reader);
        } catch (UncheckedIOException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static LabelledDocument document(String line) {
        try {
            JsonNode node = JSON.readTree(line);
            String label = node.path("label").asText();
            if (!label.equals("ai") && !label.equals("human")) {
                throw new IOException("label is neither ai nor human: \"" + label + "\"");
            }
            return new LabelledDocument(
                    node.path("text").asText(),
                    label.equals("ai"),
                    node.path("model").asText(""),
                    node.path("domain").asText(""),
                    node.path("lang").asText("en"),
                    node.path("source").asText(""),
                    node.path("kind").asText(""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
