package preflight.api.request;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import preflight.api.BodyRejected;

/** Parses a request body strictly: valid UTF-8, one JSON value, no duplicate fields, no trailing content. */
final class BodyParser {
    /** Valid requests nest two levels. Some more are parsed, so that the error message can name the wrong field. */
    private static final int MAX_NESTING = 20;
    /** A valid request has about a hundred values. The limit avoids one error for each of millions of values. */
    private static final long MAX_TOKENS = 100_000;
    /** The magic number of gzip (RFC 1952, 2.3.1). */
    private static final byte[] GZIP = {0x1f, (byte) 0x8b};

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MAX_NESTING)
                            .maxTokenCount(MAX_TOKENS)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private BodyParser() {}

    static JsonNode parse(byte @Nullable [] body) {
        String text = decode(body == null ? new byte[0] : body);
        if (text.isBlank()) {
            throw BodyRejected.invalidFormat("the body is empty; send a JSON object");
        }
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw rejected(e);
        }
    }

    private static String decode(byte[] body) {
        if (body.length >= GZIP.length && Arrays.equals(body, 0, GZIP.length, GZIP, 0, GZIP.length)) {
            throw BodyRejected.invalidFormat("the body is compressed; send plain JSON, without Content-Encoding");
        }
        ByteBuffer in = ByteBuffer.wrap(body);
        CharBuffer out = CharBuffer.allocate(body.length);
        CoderResult result = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(in, out, true);
        if (result.isError()) {
            throw BodyRejected.invalidFormat("the body is not valid UTF-8 (byte %d)".formatted(in.position()));
        }
        String text = out.flip().toString();
        // RFC 8259, 8.1: a byte order mark may be ignored.
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static BodyRejected rejected(JsonProcessingException fault) {
        if (fault instanceof StreamConstraintsException
                && fault.getOriginalMessage().startsWith("Token count")) {
            return BodyRejected.limitExceeded("the body has more than %,d values".formatted(MAX_TOKENS));
        }
        JsonLocation place = fault.getLocation();
        return BodyRejected.invalidFormat("the body is not valid JSON%s%s"
                .formatted(
                        place == null ? "" : " (line %d, column %d)".formatted(place.getLineNr(), place.getColumnNr()),
                        reason(fault)));
    }

    /** Messages of our own, because those of the parser quote the input. */
    private static String reason(JsonProcessingException fault) {
        return switch (fault) {
            case StreamConstraintsException _ -> ": it is nested too deeply, or a name or number is too long";
            case JsonEOFException _ -> ": unexpected end of input";
            case MismatchedInputException _ -> ": unexpected content after the value";
            default -> fault.getOriginalMessage().startsWith("Duplicate field") ? ": duplicate field" : "";
        };
    }
}
