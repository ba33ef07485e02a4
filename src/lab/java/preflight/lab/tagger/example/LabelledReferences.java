package preflight.lab.tagger.example;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/**
 * Reads labelled references: {@code {"ref": "...", "labels": [["author", "..."], ...], "spans": [[0, 12], ...]}}. Labels are CSL
 * variables; a label that the tagger does not have is left out. Offsets count code points.
 */
public final class LabelledReferences {
    private static final Map<String, Label> BY_CSL = new HashMap<>();

    static {
        for (Label label : Label.values()) {
            BY_CSL.put(label.csl(), label);
        }
    }

    private LabelledReferences() {}

    /** Reads one line. */
    public static LabelledReference read(JsonNode line) {
        String text = line.path("ref").asText();
        List<Tagger.LabelledSpan> spans = new ArrayList<>();
        for (int i = 0; i < line.path("spans").size(); i++) {
            Label label = BY_CSL.get(line.at("/labels/%d/0".formatted(i)).asText());
            // Java counts UTF-16 units.
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
