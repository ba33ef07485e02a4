package preflight.work.ingest;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Splits one or more concatenated JSON documents into batches of items. Holds at most one batch in memory. */
final class JsonDocumentSplitter {
    private static final int ITEMS_PER_BATCH = 200;

    private final WorkFile.BatchConsumer batches;
    private List<JsonNode> items = new ArrayList<>();
    private long first = 1;

    JsonDocumentSplitter(WorkFile.BatchConsumer batches) {
        this.batches = batches;
    }

    void split(InputStream in) throws IOException, InterruptedException {
        try (JsonParser parser = WorkRecordParser.factory().createParser(in)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.START_ARRAY) {
                    elements(parser);
                } else if (parser.currentToken() == JsonToken.START_OBJECT) {
                    object(parser);
                }
            }
        } catch (JsonProcessingException malformed) {
            long last = first + items.size() - 1;
            throw new IOException("after item %d: %s".formatted(last, RecordBatch.reason(malformed)), malformed);
        } finally {
            flush();
        }
    }

    /** Reads an object: an envelope around works, or a single work. */
    private void object(JsonParser parser) throws IOException, InterruptedException {
        ObjectNode work = WorkRecordParser.emptyRecord();
        boolean envelope = false;
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            JsonToken value = parser.nextToken();
            if (value == JsonToken.START_ARRAY && (field.equals("items") || field.equals("results"))) {
                envelope = true;
                elements(parser);
            } else if (value == JsonToken.START_OBJECT && field.equals("message")) {
                envelope = true;
                object(parser);
            } else {
                WorkRecordParser.addField(work, field, parser);
            }
        }
        if (!envelope) {
            add(work);
        }
    }

    private void elements(JsonParser parser) throws IOException, InterruptedException {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            boolean record = parser.currentToken() == JsonToken.START_OBJECT;
            add(record ? WorkRecordParser.record(parser) : parser.<JsonNode>readValueAsTree());
        }
    }

    private void add(JsonNode item) throws IOException, InterruptedException {
        items.add(item);
        if (items.size() == ITEMS_PER_BATCH) {
            flush();
        }
    }

    private void flush() throws IOException, InterruptedException {
        batches.accept(new RecordBatch.Items(first, items));
        first += items.size();
        items = new ArrayList<>();
    }
}
