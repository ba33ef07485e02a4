package preflight.lab.tagger.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/** A labelled reference under construction. */
final class RenderedLine {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final StringBuilder text = new StringBuilder();
    private final List<Tagger.LabelledSpan> spans = new ArrayList<>();
    private final Random random;
    private final boolean misprinted;

    /** @param misprinted whether to misprint about one character in thirty */
    RenderedLine(Random random, boolean misprinted) {
        this.random = random;
        this.misprinted = misprinted;
    }

    /** Appends text that belongs to no field. */
    RenderedLine text(String piece) {
        text.append(withMisprints(piece));
        return this;
    }

    /** Appends a field; nothing if the value is null. */
    RenderedLine field(Label label, @Nullable String value) {
        String shown = value == null ? "" : withMisprints(value);
        int start = text.length() + (shown.length() - shown.stripLeading().length());
        text.append(shown);
        if (!shown.isBlank()) {
            spans.add(new Tagger.LabelledSpan(label, start, text.length()));
        }
        return this;
    }

    private String withMisprints(String piece) {
        if (!misprinted) {
            return piece;
        }
        StringBuilder noisy = new StringBuilder();
        for (char c : piece.toCharArray()) {
            int draw = random.nextInt(60);
            if (draw == 0 && c != ' ') {
                noisy.append(' ').append(c);
            } else if (draw == 1) {
                noisy.append(c == ' ' ? "" : LETTERS.charAt(random.nextInt(LETTERS.length())));
            } else {
                noisy.append(c);
            }
        }
        return noisy.toString();
    }

    LabelledReference toReference() {
        return new LabelledReference(text.toString(), spans);
    }
}
