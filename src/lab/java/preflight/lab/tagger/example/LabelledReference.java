package preflight.lab.tagger.example;

import java.util.List;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/** A reference whose fields are known. */
public record LabelledReference(String text, List<Tagger.LabelledSpan> spans) {
    public LabelledReference {
        spans = List.copyOf(spans);
    }

    Label labelAt(int offset) {
        for (Tagger.LabelledSpan span : spans) {
            if (offset >= span.start() && offset < span.end()) {
                return span.label();
            }
        }
        return Label.NONE;
    }
}
