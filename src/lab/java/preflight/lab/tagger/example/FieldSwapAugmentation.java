package preflight.lab.tagger.example;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;

/**
 * Augments labelled references by swapping fields: the layout of one reference with titles, names, journals and publishers of others
 * that have the same form. So the tagger learns the structure of references instead of memorising them.
 */
public final class FieldSwapAugmentation {
    private static final Set<Label> SWAPPED_LABELS = EnumSet.of(
            Label.AUTHOR, Label.EDITOR, Label.TITLE, Label.CONTAINER, Label.PUBLISHER, Label.PLACE, Label.COLLECTION);
    private static final List<String> QUOTES = List.of("\"\"", "‘’", "''", "«»", "„“");
    private static final double SWAP_PROBABILITY = 0.7;
    private static final int OPENING_TOKENS = 4;

    private final Map<String, List<String>> fields = new HashMap<>();
    private final Random random;

    /** @param references the references that fields are taken from */
    public FieldSwapAugmentation(List<LabelledReference> references, long seed) {
        random = new Random(seed);
        for (LabelledReference reference : references) {
            for (Tagger.LabelledSpan span : reference.spans()) {
                if (SWAPPED_LABELS.contains(span.label())) {
                    String text = reference.text().substring(span.start(), span.end());
                    fields.computeIfAbsent(form(span.label(), text), form -> new ArrayList<>())
                            .add(text);
                }
            }
        }
    }

    /** A copy with most fields swapped for others of the same form. */
    public LabelledReference augment(LabelledReference reference) {
        StringBuilder text = new StringBuilder();
        List<Tagger.LabelledSpan> spans = new ArrayList<>();
        int last = 0;
        List<Tagger.LabelledSpan> inOrder = reference.spans().stream()
                .sorted(Comparator.comparingInt(Tagger.LabelledSpan::start))
                .toList();
        for (Tagger.LabelledSpan span : inOrder) {
            if (span.start() < last) {
                continue;
            }
            text.append(reference.text(), last, span.start());
            int start = text.length();
            text.append(swapped(span.label(), reference.text().substring(span.start(), span.end())));
            spans.add(new Tagger.LabelledSpan(span.label(), start, text.length()));
            last = span.end();
        }
        text.append(reference.text().substring(last));
        return new LabelledReference(withOtherPunctuation(text.toString()), spans);
    }

    /** Sometimes replaces the quotation marks or dashes. */
    private String withOtherPunctuation(String text) {
        String other = text;
        if (random.nextInt(4) == 0) {
            String quotes = QUOTES.get(random.nextInt(QUOTES.size()));
            other = other.replace('“', quotes.charAt(0)).replace('”', quotes.charAt(1));
        }
        if (random.nextInt(4) == 0) {
            other = random.nextBoolean() ? other.replace('–', '-') : other.replace('-', '–');
        }
        return other;
    }

    private String swapped(Label label, String text) {
        if (!SWAPPED_LABELS.contains(label) || random.nextDouble() > SWAP_PROBABILITY) {
            return text;
        }
        List<String> candidates = fields.getOrDefault(form(label, text), List.of(text));
        return candidates.get(random.nextInt(candidates.size()));
    }

    /** The form that two fields must share to be swapped: for names the order of their parts, for others the shape of their start and end. */
    private static String form(Label label, String text) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        StringBuilder form = new StringBuilder(label.name());
        int opening = label == Label.AUTHOR || label == Label.EDITOR ? OPENING_TOKENS : 1;
        for (int i = 0; i < Math.min(opening, tokens.size()); i++) {
            form.append(' ').append(form(tokens.get(i)));
        }
        Token end = tokens.isEmpty() ? null : tokens.getLast();
        form.append(end == null || !end.isPunctuation() ? "" : " … " + end.text());
        return form.append(text.equals(text.toUpperCase(Locale.ROOT))).toString();
    }

    private static String form(Token token) {
        if (!token.isWord()) {
            return token.isNumber() ? "0" : token.text();
        }
        boolean capital = Character.isUpperCase(token.text().codePointAt(0));
        boolean all = token.text().chars().noneMatch(Character::isLowerCase);
        return token.text().length() == 1 ? "I" : !capital ? "w" : all ? "WW" : "W";
    }
}
