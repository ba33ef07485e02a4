package preflight.lab.tagger;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.lab.data.JsonLineReader;
import preflight.lab.tagger.example.LabelledReferences;
import preflight.lab.tagger.example.ReferenceRenderer;
import preflight.work.InvalidWorkException;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;

/** {@code model train-parser}: trains the tagger of reference fields. */
@Command(
        name = "train-parser",
        mixinStandardHelpOptions = true,
        description = "Trains the reference tagger from labelled references.")
public final class TrainParsing implements Callable<Integer> {
    private static final long SEED = 20261121;
    /** A name that occurs once is a book title as often as a journal. */
    private static final int MIN_WORKS = 2;

    @Option(
            names = "--data",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "Labelled references, JSON lines.")
    private List<Path> data = List.of();

    @Option(
            names = "--works",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Works whose words form the lexicon, JSON lines.")
    private List<Path> works = List.of();

    @Option(
            names = "--except",
            arity = "1..*",
            paramLabel = "LICENCE",
            description = "Leave out references under a licence that starts with this.")
    private List<String> except = List.of();

    @Option(
            names = "--rendered",
            defaultValue = "0",
            description = "How many of the works to render as references in common citation styles.")
    private int rendered;

    @Option(names = "--epochs", defaultValue = "7", description = "Epochs of trainer (default ${DEFAULT-VALUE}).")
    private int epochs;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "File to write the model to.")
    private Path out = Path.of("");

    @Override
    public Integer call() throws IOException {
        LexiconBuilder lexicon = new LexiconBuilder();
        List<Work> citable = new ArrayList<>();
        for (Path file : works) {
            JsonLineReader.read(file, line -> {
                lexicon.count(line);
                readCitable(line, citable);
            });
        }
        Map<String, Integer> classes = lexicon.classes();
        System.err.printf("%d words in the lexicon%n", classes.size());
        TaggerTrainer trainer = new TaggerTrainer(classes, lexicon.journalNames(MIN_WORKS));
        for (Path file : data) {
            JsonLineReader.read(file, line -> addUnlessExcepted(trainer, line));
        }
        Collections.shuffle(citable, new Random(SEED));
        ReferenceRenderer renderer = new ReferenceRenderer(SEED);
        citable.stream().limit(rendered).map(renderer::render).forEach(trainer::addRendered);
        try (OutputStream model = Files.newOutputStream(out)) {
            trainer.train(epochs, model, System.err::println);
        }
        return 0;
    }

    private static void readCitable(JsonNode line, List<Work> citable) {
        try {
            Work work = CrossrefWorkReader.read(line);
            if (ReferenceRenderer.canRender(work)) {
                citable.add(work);
            }
        } catch (InvalidWorkException skipped) {
            // a record without a title cannot be cited
        }
    }

    private void addUnlessExcepted(TaggerTrainer trainer, JsonNode line) {
        if (except.stream().noneMatch(line.path("licence").asText()::startsWith)) {
            trainer.add(LabelledReferences.read(line));
        }
    }
}
