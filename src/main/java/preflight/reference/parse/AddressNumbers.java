package preflight.reference.parse;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/** Numbers inside a DOI or a URL. They are part of the address and no volume, page or year. */
final class AddressNumbers {
    private static final Pattern ADDRESS =
            Pattern.compile("(?:https?://|www\\.)[^\\s<>]{1,300}|\\b10\\.\\d{4,9}/[^\\s<>]{1,200}");
    private static final Set<Label> NUMBERS = Set.of(Label.VOLUME, Label.ISSUE, Label.PAGE, Label.ISSUED);

    private AddressNumbers() {}

    /** The spans without those of such numbers. */
    static List<Tagger.LabelledSpan> remove(String text, List<Tagger.LabelledSpan> spans) {
        List<Tagger.LabelledSpan> kept = spans;
        Matcher address = ADDRESS.matcher(text);
        while (address.find()) {
            kept = kept.stream()
                    .filter(span -> !NUMBERS.contains(span.label())
                            || span.start() < address.start()
                            || span.end() > address.end())
                    .toList();
        }
        return kept;
    }
}
