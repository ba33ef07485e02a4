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
 * How to read the output of a model: the content of {@code detector.json}, which lies beside the model.
 *
 * @param aiLabel index of the label "AI-written" among the outputs; 0 for a model with a single output
 * @param maxTokens number of tokens that the model takes at once, special tokens included
 * @param possibly probability from which a passage is flagged; the operator calibrates it
 * @param likely probability from which it is flagged with higher confidence
 * @param languages languages (ISO 639-1) that the model was validated on; passages in others are not checked
 */
record OnnxSettings(int aiLabel, int maxTokens, double possibly, double likely, List<String> languages) {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();
    /** Enough for the special tokens and some text. */
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
