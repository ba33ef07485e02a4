package preflight.lab.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** Reads JSON lines, plain or gzipped. */
public final class JsonLineReader {
    private static final ObjectMapper JSON = new ObjectMapper();

    private JsonLineReader() {}

    /** Receives one line. */
    public interface Line {
        void accept(JsonNode line) throws IOException;
    }

    /** Passes each line of a file that is not blank to {@code action}, in order. */
    public static void read(Path file, Line action) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw, 1 << 16) : raw;
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    action.accept(JSON.readTree(line));
                }
            }
        }
    }
}
