package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits lists whose entries have labels of letters and a year, {@code [KLM+20]}, or bullets. */
final class LabelledSplitter implements ListSplitter {
    private static final List<Pattern> LABELS = List.of(
            Pattern.compile(
                    "^\\[(?:\\p{L}[\\p{L}+*.-]{0,12}\\s?\\d{2,4}[a-z]?|[\\p{L}][\\p{L}"
                            + " .,&+-]{1,40}[\\s(]\\d{4}[a-z]?\\)?)\\]\\s*(.*)$",
                    Pattern.DOTALL),
            Pattern.compile("^[•‣◦▪●∙·*+–—-]\\s+(.*)$", Pattern.DOTALL));
    private static final double MIN_REFERENCE_SHARE = .85;

    @Override
    public Optional<SplitList> split(List<TextLine> list) {
        return LABELS.stream()
                .map(label -> split(list, label))
                .flatMap(Optional::stream)
                .filter(split -> split.isPlausible(MIN_REFERENCE_SHARE))
                .findFirst();
    }

    private static Optional<SplitList> split(List<TextLine> list, Pattern label) {
        List<List<TextLine>> entries = new ArrayList<>();
        for (TextLine line : list) {
            Matcher matcher = label.matcher(line.text());
            if (matcher.matches()) {
                entries.add(
                        new ArrayList<>(List.of(line.withText(matcher.group(1).strip()))));
            } else if (entries.isEmpty()) {
                return Optional.empty();
            } else {
                entries.getLast().add(line);
            }
        }
        entries.forEach(entry -> entry.removeIf(line -> line.text().isEmpty()));
        entries.removeIf(List::isEmpty);
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(EntryTrimmer.of(entries).trim(entries, List.of()));
    }
}
