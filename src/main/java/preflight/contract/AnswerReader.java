package preflight.contract;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/**
 * Reads an answer from JSON. It ignores fields it does not know, because a newer gateway may send more. A list or text that is
 * missing reads as empty.
 */
public final class AnswerReader {
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private AnswerReader() {}

    /**
     * The answer to whichever call has this shape.
     *
     * @throws IOException when the JSON is no answer of the contract
     */
    public static Answer read(JsonNode answer) throws IOException {
        Class<? extends Answer> type = answer.has("citations")
                ? CheckAnswer.class
                : answer.has("verdict") ? DetectAnswer.class : VerifyAnswer.class;
        return JSON.treeToValue(answer, type);
    }
}
