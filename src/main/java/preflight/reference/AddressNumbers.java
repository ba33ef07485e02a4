package preflight.reference;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.parsing.Label;
import preflight.reference.parsing.Tagger;

/** The numbers within a DOI or another address are the address's: no volume, no page and no year. */
final class AddressNumbers {
    private static final Pattern ADDRESS =
            Pattern.compile("(?:https?://|www\\.)[^\\s<>]{1,300}|\\b10\\.\\d{4,9}/[^\\s<>]{1,200}");
    private static final Set<Label> NUMBERS = Set.of(Label.VOLUME, Label.ISSUE, Label.PAGE, Label.ISSUED);

    private AddressNumbers() {}

    /** The spans without those of such numbers. */
    static List<Tagger.Span> dropped(String text, List<Tagger.Span> spans) {
        List<Tagger.Span> kept = spans;
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
