package preflight.detection.onnx;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import preflight.detection.DetectionLevel;

/**
 * How a model's output is to be read, as {@code detector.json} beside it says.
 *
 * @param aiLabel place of the label "written by a machine" among the outputs; of a single output, 0
 * @param maxTokens tokens the model takes at once, special ones included
 * @param possibly probability from which a passage is flagged; whoever brings a model calibrates it
 * @param likely probability from which it is flagged with more certainty
 * @param languages languages (ISO 639-1) the model was validated on; others are not judged
 */
record OnnxSettings(int aiLabel, int maxTokens, double possibly, double likely, List<String> languages) {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();
    /** Room for the special tokens and some text. */
    private static final int MIN_TOKENS = 16;

    OnnxSettings {
        languages = languages == null ? List.of() : List.copyOf(languages);
        if (aiLabel < 0 || maxTokens < MIN_TOKENS || languages.isEmpty()) {
            throw new IllegalArgumentException("aiLabel from 0, maxTokens from 16 and one language are needed");
        }
        if (!(possibly > 0 && possibly <= likely && likely < 1)) {
            throw new IllegalArgumentException("0 < possibly <= likely < 1 is needed");
        }
    }

    static OnnxSettings read(Path file) throws IOException {
        try {
            return JSON.readValue(Files.readAllBytes(file), OnnxSettings.class);
        } catch (JsonProcessingException e) {
            throw new IOException(file + ": " + e.getOriginalMessage(), e);
        }
    }

    DetectionLevel level(double probability) {
        return probability >= likely
                ? DetectionLevel.LIKELY
                : probability >= possibly ? DetectionLevel.POSSIBLY : DetectionLevel.NONE;
    }
}
