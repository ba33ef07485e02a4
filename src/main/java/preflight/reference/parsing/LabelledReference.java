package preflight.reference.parsing;

import java.util.List;

/** A reference whose fields are known. */
public record LabelledReference(String text, List<Tagger.Span> spans) {
    public LabelledReference {
        spans = List.copyOf(spans);
    }

    Label labelAt(int offset) {
        for (Tagger.Span span : spans) {
            if (offset >= span.start() && offset < span.end()) {
                return span.label();
            }
        }
        return Label.NONE;
    }
}
