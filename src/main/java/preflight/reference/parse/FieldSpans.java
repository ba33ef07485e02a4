package preflight.reference.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;
import preflight.work.text.Folding;

/** The labelled spans of one reference and the text of its fields. */
final class FieldSpans {
    private static final String LEADING_PUNCTUATION = " .,;:“”\"«»„'‘’([–-";
    private static final String TRAILING_PUNCTUATION = " ,;:“”\"«»„‘([–-";
    private static final Pattern ABBREVIATED = Pattern.compile(".*\\b\\p{Lu}\\.$|.*\\.\\S.*\\.$");
    private static final String TRAILING_IN_NUMBERS = ".)]'’";

    private final String text;
    private final List<Tagger.LabelledSpan> spans;

    FieldSpans(String text, List<Tagger.LabelledSpan> spans) {
        this.text = text;
        this.spans = spans;
    }

    /** Whether any span has the label. */
    boolean has(Label label) {
        return spans.stream().anyMatch(span -> span.label() == label);
    }

    /** The fields with a label in text order, without surrounding punctuation. */
    List<String> all(Label label) {
        return spans.stream()
                .filter(span -> span.label() == label)
                .map(this::trimmed)
                .filter(s -> !s.isEmpty())
                .toList();
    }

    /** The first field with a label; null for none. */
    @Nullable
    String first(Label label) {
        List<String> all = all(label);
        return all.isEmpty() ? null : all.getFirst();
    }

    /** The longest field with a label that has a letter, without a full stop at its end; null for none. */
    @Nullable
    String longest(Label label) {
        return all(label).stream()
                .filter(found -> found.codePoints().anyMatch(Character::isLetter))
                .reduce((a, b) -> b.length() > a.length() ? b : a)
                .map(found -> found.endsWith(".") && !ABBREVIATED.matcher(found).matches()
                        ? found.substring(0, found.length() - 1)
                        : found)
                .orElse(null);
    }

    /** All fields with a label, separated by semicolons. */
    String joined(Label label) {
        return String.join("; ", all(label));
    }

    private String trimmed(Tagger.LabelledSpan span) {
        int start = span.start();
        int end = span.end();
        String trailing = TRAILING_PUNCTUATION + (isNumber(span.label()) ? TRAILING_IN_NUMBERS : "");
        while (start < end && LEADING_PUNCTUATION.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && (trailing.indexOf(text.charAt(end - 1)) >= 0 || isUnopened(start, end))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static boolean isNumber(Label label) {
        return switch (label) {
            case ISSUED, VOLUME, ISSUE, PAGE, NUMBER, DOI, PMID, PMCID, ISBN, ISSN, EDITION, PUBLISHER, PLACE -> true;
            default -> false;
        };
    }

    /** Whether the last character closes a bracket or a quotation that is opened before the span. */
    private boolean isUnopened(int start, int end) {
        char last = text.charAt(end - 1);
        boolean quoted = start > 0 && "‘'".indexOf(text.charAt(start - 1)) >= 0;
        return (last == ')' && text.substring(start, end).indexOf('(') < 0)
                || (last == ']' && text.substring(start, end).indexOf('[') < 0)
                || (quoted && (last == '’' || last == '\''));
    }

    /** All words of the text, each with the label of its span. */
    List<ReferenceWord> words() {
        List<ReferenceWord> words = new ArrayList<>();
        int last = 0;
        int next = 0;
        for (Folding.FoldedWord word : Folding.scan(text)) {
            while (next < spans.size() && spans.get(next).end() <= word.start()) {
                next++;
            }
            boolean inside = next < spans.size() && spans.get(next).start() <= word.start();
            Label label = inside ? spans.get(next).label() : Label.NONE;
            if (!word.text().isEmpty()) {
                words.add(new ReferenceWord(word.text(), label, text.substring(last, word.start())));
                last = word.end();
            }
        }
        return words;
    }
}
