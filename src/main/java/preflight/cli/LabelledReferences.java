package preflight.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import preflight.reference.parsing.Label;
import preflight.reference.parsing.LabelledReference;
import preflight.reference.parsing.Tagger;

/** Reads labelled references: {@code {"ref": "...", "labels": [["author", "..."], ...], "spans": [[0, 12], ...]}}. */
final class LabelledReferences {
    private LabelledReferences() {}

    static LabelledReference of(JsonNode line) {
        String text = line.path("ref").asText();
        List<Tagger.Span> spans = new ArrayList<>();
        for (int i = 0; i < line.path("spans").size(); i++) {
            Label label = Label.of(line.at("/labels/%d/0".formatted(i)).asText());
            // The data count code points, Java counts UTF-16 units.
            int start = text.offsetByCodePoints(
                    0, line.at("/spans/%d/0".formatted(i)).asInt());
            int end = text.offsetByCodePoints(
                    0, line.at("/spans/%d/1".formatted(i)).asInt());
            if (label != null) {
                spans.add(new Tagger.Span(label, start, end));
            }
        }
        return new LabelledReference(text, spans);
    }
}
