package preflight.api.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.access.Caller;
import preflight.api.BodyRejected;
import preflight.api.OpenApiContract;
import preflight.check.CheckInput;
import preflight.reference.parse.ReferenceLine;

/**
 * Reads and validates request bodies. Unknown fields and wrong types are rejected, never ignored or converted. Format
 * errors are reported before exceeded limits.
 */
public final class RequestReader {
    private final OpenApiContract contract = new OpenApiContract();

    /**
     * Requires the Content-Type of JSON in UTF-8.
     *
     * @throws BodyRejected with 415
     */
    public void requireJson(@Nullable String contentType) {
        String[] parts = (contentType == null ? "" : contentType).split(";", -1);
        boolean json = parts[0].strip().equalsIgnoreCase("application/json");
        for (int i = 1; i < parts.length; i++) {
            String parameter = parts[i].strip().toLowerCase(Locale.ROOT).replaceAll("\\s*=\\s*\"?|\"$", "=");
            json &= !parameter.startsWith("charset=") || parameter.matches("charset=utf-?8=?");
        }
        if (!json) {
            throw BodyRejected.unsupportedMediaType("Send the body as Content-Type: application/json in UTF-8.");
        }
    }

    /**
     * Reads the body of {@code verifyCitations}.
     *
     * @throws BodyRejected with 422 or 400
     */
    public VerifyRequest verify(byte @Nullable [] body) {
        return new VerifyRequest(references(read("VerifyRequest", body)));
    }

    /** The references to verify. */
    public List<ReferenceLine> lines(VerifyRequest request) {
        return request.lines();
    }

    /**
     * Reads the body of {@code detectAiWriting}.
     *
     * @throws BodyRejected with 422 or 400
     */
    public DetectRequest detect(byte @Nullable [] body) {
        return new DetectRequest(text(read("DetectRequest", body)));
    }

    /**
     * Reads the body of {@code checkManuscript}.
     *
     * @throws BodyRejected with 422 or 400
     */
    public CheckRequest check(byte @Nullable [] body) {
        JsonNode request = read("CheckRequest", body);
        return new CheckRequest(text(request), references(request));
    }

    /** The input of a check, with messages in the caller's language. */
    public CheckInput input(CheckRequest request, Caller caller) {
        return request.input(caller.locale());
    }

    private JsonNode read(String schema, byte @Nullable [] body) {
        JsonNode request = BodyParser.parse(body);
        SchemaErrorText text = new SchemaErrorText(contract.fields(schema));
        var faults = new ArrayList<>(contract.validate(schema, request));
        faults.sort(SchemaErrorText.FORMAT_FIRST);
        if (!faults.isEmpty() && !SchemaErrorText.isLimit(faults.getFirst())) {
            throw BodyRejected.invalidFormat(text.of(faults));
        }
        requireUnicode(request);
        if (!faults.isEmpty()) {
            throw BodyRejected.limitExceeded(text.of(faults));
        }
        return request;
    }

    private static String text(JsonNode request) {
        String text = request.path("text").asText("");
        return request.path("text").isNull() || isBlank(text) ? "" : text;
    }

    /** Non-breaking spaces count as blank too. */
    private static boolean isBlank(String text) {
        return text.codePoints().allMatch(c -> Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    private static List<String> references(JsonNode request) {
        List<String> references = new ArrayList<>();
        request.path("references").forEach(reference -> references.add(reference.asText()));
        return references;
    }

    /** JSON can escape an unpaired surrogate. It is not a character and cannot be encoded in UTF-8. */
    private static void requireUnicode(JsonNode request) {
        for (Map.Entry<String, JsonNode> field : request.properties()) {
            JsonNode value = field.getValue();
            if (value.isTextual() && hasLoneSurrogate(value.asText())) {
                throw BodyRejected.invalidFormat(field.getKey() + ": an unpaired surrogate is not a character");
            }
            for (int i = 0; i < value.size(); i++) {
                if (hasLoneSurrogate(value.path(i).asText())) {
                    throw BodyRejected.invalidFormat(
                            "%s[%d]: an unpaired surrogate is not a character".formatted(field.getKey(), i));
                }
            }
        }
    }

    private static boolean hasLoneSurrogate(String text) {
        // In a well-formed string no code point is a surrogate.
        return text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }
}
