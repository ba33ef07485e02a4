package preflight.lab.tagger.example;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/** Reads labelled references: {@code {"ref": "...", "labels": [["author", "..."], ...], "spans": [[0, 12], ...]}}. */
public final class LabelledReferences {
    private LabelledReferences() {}

    public static LabelledReference read(JsonNode line) {
        String text = line.path("ref").asText();
        List<Tagger.LabelledSpan> spans = new ArrayList<>();
        for (int i = 0; i < line.path("spans").size(); i++) {
            Label label = Label.fromCsl(line.at("/labels/%d/0".formatted(i)).asText());
            // The data count code points, Java counts UTF-16 units.
            int start = text.offsetByCodePoints(
                    0, line.at("/spans/%d/0".formatted(i)).asInt());
            int end = text.offsetByCodePoints(
                    0, line.at("/spans/%d/1".formatted(i)).asInt());
            if (label != null) {
                spans.add(new Tagger.LabelledSpan(label, start, end));
            }
        }
        return new LabelledReference(text, spans);
    }
}
