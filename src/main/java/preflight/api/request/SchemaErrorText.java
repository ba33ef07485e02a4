package preflight.api.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Writes the message for schema validation errors: the field, and what to change.
 *
 * @param fields the property names of the schema
 */
record SchemaErrorText(List<String> fields) {
    /** Format errors before limits, otherwise in the order found. */
    static final Comparator<Error> FORMAT_FIRST = Comparator.comparing(SchemaErrorText::isLimit);

    private static final int MAX_SHOWN = 3;

    /** Whether the value is only too large or too long. */
    static boolean isLimit(Error fault) {
        return fault.getKeyword().equals("maxItems") || fault.getKeyword().equals("maxLength");
    }

    /** The first errors and the number of the others; limits are left out when there are format errors. */
    String of(List<Error> faults) {
        boolean limits = isLimit(faults.getFirst());
        List<Error> alike =
                faults.stream().filter(fault -> isLimit(fault) == limits).toList();
        String shown = alike.stream().limit(MAX_SHOWN).map(this::of).collect(Collectors.joining("; "));
        return alike.size() <= MAX_SHOWN ? shown : "%s; and %d more".formatted(shown, alike.size() - MAX_SHOWN);
    }

    private String of(Error fault) {
        JsonNode value = fault.getInstanceNode();
        String place = place(fault.getInstanceLocation());
        return switch (fault.getKeyword()) {
            case "type" ->
                "%s: %s is expected, got %s".formatted(place, expected(fault.getSchemaNode()), typeOf(value));
            case "required" -> "%s: the field is required and missing".formatted(fault.getProperty());
            case "additionalProperties" -> unknownField(fault);
            case "maxItems" ->
                "%s: %,d entries given, at most %,d are accepted; send them in several requests"
                        .formatted(place, value.size(), fault.getSchemaNode().asInt());
            case "maxLength" ->
                "%s: %,d characters given, at most %,d are accepted; send it in parts"
                        .formatted(
                                place,
                                value.asText().codePointCount(0, value.asText().length()),
                                fault.getSchemaNode().asInt());
            default -> "%s: invalid format".formatted(place);
        };
    }

    private String unknownField(Error fault) {
        String given = String.valueOf(fault.getProperty());
        return "unknown field \"%s\"%s".formatted(InputExcerpt.of(given), SpellingSuggestion.suggestion(given, fields));
    }

    private static String place(NodePath path) {
        StringBuilder place = new StringBuilder();
        for (int i = 0; i < path.getNameCount(); i++) {
            Object element = path.getElement(i);
            if (element instanceof Integer index) {
                place.append('[').append(index.intValue()).append(']');
            } else {
                place.append(place.isEmpty() ? "" : ".").append(InputExcerpt.of(String.valueOf(element)));
            }
        }
        return place.isEmpty() ? "the body" : place.toString();
    }

    /** The types that a schema allows, in words, without null. */
    private static String expected(JsonNode type) {
        return StreamSupport.stream((type.isArray() ? type : List.of(type)).spliterator(), false)
                .map(JsonNode::asText)
                .filter(name -> !name.equals("null"))
                .map(SchemaErrorText::withArticle)
                .collect(Collectors.joining(" or "));
    }

    private static String typeOf(JsonNode value) {
        return value.isNull() ? "null" : withArticle(value.getNodeType().name().toLowerCase(Locale.ROOT));
    }

    private static String withArticle(String type) {
        return ("aeiou".indexOf(type.charAt(0)) >= 0 ? "an " : "a ") + type;
    }
}
