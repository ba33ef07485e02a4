package preflight.lab.evaluate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.lab.data.JsonLineReader;
import preflight.lab.tagger.example.LabelledReference;
import preflight.lab.tagger.example.LabelledReferences;
import preflight.reference.tagger.Tagger;
import preflight.work.text.Folding;

/** {@code evaluate parsing}: precision, recall and F1 of the tagger. A field counts as found if its text is equal after folding. */
@Command(name = "parsing", description = "Measures the reference tagger on labelled references.")
public final class EvaluateParsing implements Callable<Integer> {
    @Option(
            names = "--data",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "Labelled references, JSON lines.")
    private List<Path> data = List.of();

    @Option(names = "--model", paramLabel = "FILE", description = "Another model than the shipped one.")
    private @Nullable Path model;

    @Override
    public Integer call() throws IOException {
        Tagger tagger = tagger();
        TreeMap<String, FieldTally> byLabel = new TreeMap<>();
        TreeMap<String, FieldTally> bySource = new TreeMap<>();
        FieldTally all = new FieldTally();
        for (Path file : data) {
            JsonLineReader.read(file, line -> {
                LabelledReference reference = LabelledReferences.read(line);
                String source = line.path("source").asText();
                compare(reference, tagger.tag(reference.text()), (label, found, hit) -> {
                    all.count(found, hit);
                    byLabel.computeIfAbsent(label, l -> new FieldTally()).count(found, hit);
                    bySource.computeIfAbsent(source, s -> new FieldTally()).count(found, hit);
                });
            });
        }
        System.out.printf("%-28s %7s %7s %7s %7s%n", "field", "gold", "P", "R", "F1");
        byLabel.forEach((label, tally) -> System.out.println(tally.row(label)));
        System.out.println();
        bySource.forEach((source, tally) -> System.out.println(tally.row(source)));
        System.out.println();
        System.out.println(all.row("all (micro)"));
        return 0;
    }

    private Tagger tagger() throws IOException {
        if (model == null) {
            return Tagger.shipped();
        }
        try (InputStream in = Files.newInputStream(model)) {
            return Tagger.read(in);
        }
    }

    private interface FieldOutcome {
        /**
         * Counts a field.
         *
         * @param found whether it is a field of the tagger; else it is a gold field
         * @param hit whether the other side has it too
         */
        void count(String label, boolean found, boolean hit);
    }

    private static void compare(LabelledReference reference, List<Tagger.LabelledSpan> found, FieldOutcome outcome) {
        List<String> gold = fields(reference.text(), reference.spans());
        for (String field : fields(reference.text(), found)) {
            boolean hit = gold.remove(field);
            outcome.count(label(field), true, hit);
            if (hit) {
                outcome.count(label(field), false, true);
            }
        }
        gold.forEach(missed -> outcome.count(label(missed), false, false));
    }

    private static String label(String field) {
        return field.substring(0, field.indexOf('\t'));
    }

    private static List<String> fields(String text, List<Tagger.LabelledSpan> spans) {
        List<String> fields = new ArrayList<>();
        for (Tagger.LabelledSpan span : spans) {
            String folded = Folding.key(text.substring(span.start(), span.end()));
            if (!folded.isEmpty()) {
                fields.add(span.label().csl() + "\t" + folded);
            }
        }
        return fields;
    }

    private static final class FieldTally {
        private int found;
        private int hits;
        private int gold;

        void count(boolean isFound, boolean hit) {
            if (isFound) {
                found++;
                hits += hit ? 1 : 0;
            } else {
                gold++;
            }
        }

        String row(String name) {
            double precision = found == 0 ? 0 : (double) hits / found;
            double recall = gold == 0 ? 0 : (double) hits / gold;
            double f1 = precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
            return "%-28s %7d %7.4f %7.4f %7.4f".formatted(name, gold, precision, recall, f1);
        }
    }
}
