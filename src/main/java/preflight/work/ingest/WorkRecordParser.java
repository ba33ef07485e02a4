package preflight.work.ingest;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import preflight.work.InvalidWorkException;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;
import preflight.work.openalex.OpenAlexWorkReader;

/**
 * Parses JSON records of works. Only the fields of a work are built; reference lists and abstracts, the largest part of a record,
 * are skipped.
 */
final class WorkRecordParser {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final JsonFactory FACTORY = MAPPER.getFactory();
    private static final Set<String> FIELDS = new HashSet<>(CrossrefWorkReader.FIELDS);

    static {
        FIELDS.addAll(OpenAlexWorkReader.FIELDS);
    }

    private WorkRecordParser() {}

    /** The factory of parsers that can read values as trees. */
    static JsonFactory factory() {
        return FACTORY;
    }

    /** The single record in {@code bytes}. */
    static ObjectNode record(byte[] bytes, int start, int length) throws IOException, InvalidWorkException {
        try (JsonParser parser = FACTORY.createParser(bytes, start, length)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new InvalidWorkException("not a JSON object");
            }
            ObjectNode record = record(parser);
            if (parser.nextToken() != null) {
                throw new InvalidWorkException("more than one JSON value");
            }
            return record;
        }
    }

    /** The record whose opening brace is the current token. */
    static ObjectNode record(JsonParser parser) throws IOException {
        ObjectNode record = MAPPER.createObjectNode();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            parser.nextToken();
            addField(record, field, parser);
        }
        return record;
    }

    /** Adds the field whose value starts at the current token, if it is a field of a work. */
    static void addField(ObjectNode record, String field, JsonParser parser) throws IOException {
        if (FIELDS.contains(field)) {
            record.set(field, parser.<JsonNode>readValueAsTree());
        } else {
            parser.skipChildren();
        }
    }

    /** An empty record. */
    static ObjectNode emptyRecord() {
        return MAPPER.createObjectNode();
    }

    /** The work of a record. The format, Crossref or OpenAlex, is detected by fields that only one of them has. */
    static Work work(JsonNode record) throws InvalidWorkException {
        boolean openAlex = record.has("display_name")
                || record.has("authorships")
                || record.path("id").asText().startsWith("https://openalex.org/");
        return openAlex ? OpenAlexWorkReader.read(record) : CrossrefWorkReader.read(record);
    }
}
