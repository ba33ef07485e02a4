package preflight.lab.tagger.example;

import java.util.List;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/** A reference with the gold labels of its fields. */
public record LabelledReference(String text, List<Tagger.LabelledSpan> spans) {
    public LabelledReference {
        spans = List.copyOf(spans);
    }

    /** The label of the character at an offset. */
    Label labelAt(int offset) {
        for (Tagger.LabelledSpan span : spans) {
            if (offset >= span.start() && offset < span.end()) {
                return span.label();
            }
        }
        return Label.NONE;
    }
}
