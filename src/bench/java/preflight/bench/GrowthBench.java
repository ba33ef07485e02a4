package preflight.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.InvalidWorkException;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;
import preflight.work.lucene.LuceneWorkIndex;
import preflight.work.lucene.LuceneWorkStore;

/**
 * Measures the cost of a reference as the index grows: the same references against the given works, then against these and synthetic
 * works up to the sizes of {@code --grow-to}. {@code docs/performance.md} has the command and its figures.
 */
@Command(name = "growth")
public final class GrowthBench implements Callable<Integer> {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long SEED = 20261121;
    private static final int PASSES = 3;

    @Option(names = "--works", required = true, arity = "1..*", description = "works, JSON lines of Crossref")
    private List<Path> works = List.of();

    @Option(
            names = "--references",
            required = true,
            description = "JSON lines with a field ref: real reference strings")
    private Path references = Path.of(".");

    @Option(names = "--index", required = true, description = "an empty folder for the index; delete it afterwards")
    private Path folder = Path.of(".");

    @Option(
            names = "--grow-to",
            split = ",",
            description = "works to measure at, ascending, default 1,000,000 and 5,000,000")
    private List<Integer> growTo = List.of(1_000_000, 5_000_000);

    @Option(names = "--every", description = "takes every n-th reference, default ${DEFAULT-VALUE}")
    private int every = 25;

    private final SyntheticWorks invented = new SyntheticWorks(SEED);
    private final ReferenceParser parser = new ReferenceParser();
    private final ReferenceMatcher matcher = new ReferenceMatcher();
    private final ThreadMXBean cpu = ManagementFactory.getThreadMXBean();

    /** Runs the bench. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new GrowthBench()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        List<String> lines = new ArrayList<>();
        read(references, line -> lines.add(line.path("ref").asText()));
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += every) {
            asked.add(lines.get(i));
        }
        System.out.println("| works | processor time a reference | 99th percentile | slowest |");
        System.out.println("|---|---|---|---|");
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (Path file : works) {
                read(file, line -> importOne(line, store));
            }
            store.commit();
            measure(asked);
            for (int size : growTo) {
                for (long count = store.count(); count < size; count++) {
                    store.put(invented.next());
                }
                store.commit();
                measure(asked);
            }
        }
        return 0;
    }

    private void importOne(JsonNode line, LuceneWorkStore store) throws IOException {
        try {
            Work work = CrossrefWorkReader.read(line);
            invented.learn(work);
            store.put(work);
        } catch (InvalidWorkException skipped) {
            // a record without title
        }
    }

    private void measure(List<String> asked) throws IOException {
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            long[] took = new long[asked.size()];
            for (int pass = 0; pass < PASSES; pass++) {
                for (int i = 0; i < took.length; i++) {
                    long before = cpu.getCurrentThreadCpuTime();
                    ParsedReference reference = parser.parse(new ReferenceLine(1, 1, asked.get(i)));
                    matcher.match(reference, ReferenceLookup.candidates(index.find(reference.query())));
                    took[i] = cpu.getCurrentThreadCpuTime() - before;
                }
            }
            Arrays.sort(took);
            System.out.printf(
                    Locale.ROOT,
                    "| %,d | %.3f ms | %.2f ms | %.1f ms |%n",
                    index.count(),
                    Arrays.stream(took).average().orElse(0) / 1e6,
                    took[took.length * 99 / 100] / 1e6,
                    took[took.length - 1] / 1e6);
        }
    }

    private interface Action {
        void take(JsonNode line) throws IOException;
    }

    private static void read(Path file, Action action) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                action.take(JSON.readTree(line));
            }
        }
    }
}
