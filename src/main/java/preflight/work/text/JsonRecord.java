package preflight.work.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object of an external source, read leniently. A field that is absent, null, blank or of an unexpected type reads as
 * absent, a number as its text, and a single value as a list of one. A malformed field does not make the whole record unreadable.
 */
public record JsonRecord(JsonNode node) {
    private static final Pattern INTEGER = Pattern.compile("-?\\d{1,9}");

    /** The text of a field as plain text (see {@link Markup}); null when absent. */
    public @Nullable String text(String field) {
        return plain(node.path(field));
    }

    /** The texts of a field that holds a list of texts. */
    public List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        for (JsonNode value : elements(field)) {
            String text = plain(value);
            if (text != null) {
                texts.add(text);
            }
        }
        return texts;
    }

    /** The integer in a field, also one written as text; null when there is none. */
    public @Nullable Integer integer(String field) {
        return integer(node.path(field));
    }

    /** The integer of a value, also one written as text; null when there is none. */
    public static @Nullable Integer integer(JsonNode value) {
        if (value.canConvertToInt() && value.canConvertToExactIntegral()) {
            return value.intValue();
        }
        String text = value.isTextual() ? value.textValue().strip() : "";
        return INTEGER.matcher(text).matches() ? Integer.valueOf(text) : null;
    }

    /** The object in a field; an object without fields when absent. */
    public JsonRecord object(String field) {
        JsonNode value = node.path(field);
        return new JsonRecord(value.isObject() ? value : MissingNode.getInstance());
    }

    /** The objects of a field that holds a list of objects. */
    public List<JsonRecord> objects(String field) {
        List<JsonRecord> objects = new ArrayList<>();
        for (JsonNode value : elements(field)) {
            if (value.isObject()) {
                objects.add(new JsonRecord(value));
            }
        }
        return objects;
    }

    private Iterable<JsonNode> elements(String field) {
        JsonNode value = node.path(field);
        return value.isArray() ? value : List.of(value);
    }

    private static @Nullable String plain(JsonNode value) {
        if (!value.isTextual() && !value.isNumber()) {
            return null;
        }
        String text = Markup.plain(value.asText());
        return text.isEmpty() ? null : text;
    }
}
