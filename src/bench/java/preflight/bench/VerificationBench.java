package preflight.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.Work;
import preflight.work.lucene.LuceneWorkIndex;

/**
 * Measures parsing, look-up and matching of a reference separately, on one thread against an existing index. Of several passes over the
 * same references the last counts. It can write the verdicts to a file, so that two builds can be compared.
 * {@code docs/performance.md} has the command and its figures.
 */
@Command(name = "verification")
public final class VerificationBench implements Callable<Integer> {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ROW = "| %-7s | %.3f ms | %.3f ms | %.2f ms | %.1f ms | %.0f kB |%n";

    @Option(
            names = "--references",
            required = true,
            description = "JSON lines with a field ref: real reference strings")
    private Path references = Path.of(".");

    @Option(names = "--index", required = true, description = "folder of an index")
    private Path folder = Path.of(".");

    @Option(names = "--every", description = "takes every n-th reference, default ${DEFAULT-VALUE}")
    private int every = 25;

    @Option(names = "--core", description = "only references marked core")
    private boolean core;

    @Option(names = "--passes", description = "default ${DEFAULT-VALUE}")
    private int passes = 4;

    @Option(names = "--verdicts", description = "where the verdicts go, one a line")
    private @Nullable Path verdicts;

    private final ReferenceParser parser = new ReferenceParser();
    private final ReferenceMatcher matcher = new ReferenceMatcher();
    private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** The times of one pass, one number per reference. */
    private record Pass(long[] reading, long[] looking, long[] judging, long bytes) {}

    /** Runs the bench. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new VerificationBench()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        List<String> asked = read();
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder);
                PrintWriter out =
                        new PrintWriter(verdicts == null ? Writer.nullWriter() : Files.newBufferedWriter(verdicts))) {
            Pass last = pass(asked, index, out);
            for (int i = 1; i < passes; i++) {
                last = pass(asked, index, new PrintWriter(Writer.nullWriter()));
            }
            print(last, asked.size());
        }
        return 0;
    }

    private Pass pass(List<String> asked, LuceneWorkIndex index, PrintWriter out) {
        long[][] took = new long[3][asked.size()];
        long bytes = 0;
        for (int i = 0; i < asked.size(); i++) {
            long allocated = thread.getCurrentThreadAllocatedBytes();
            long start = thread.getCurrentThreadCpuTime();
            ParsedReference reference = parser.parse(new ReferenceLine(1, 1, asked.get(i)));
            long parsed = thread.getCurrentThreadCpuTime();
            List<Work> candidates = ReferenceLookup.candidates(index.find(reference.query()));
            long found = thread.getCurrentThreadCpuTime();
            ReferenceVerdict verdict = matcher.match(reference, candidates);
            took[2][i] = thread.getCurrentThreadCpuTime() - found;
            took[1][i] = found - parsed;
            took[0][i] = parsed - start;
            bytes += thread.getCurrentThreadAllocatedBytes() - allocated;
            out.println(verdict.status() + "\t" + verdict.basis() + "\t"
                    + (verdict.work() == null
                            ? verdict.nearMissTitle()
                            : verdict.work().canonicalId()) + "\t" + asked.get(i));
        }
        return new Pass(took[0], took[1], took[2], bytes);
    }

    private static void print(Pass pass, int references) {
        long[] whole = new long[references];
        for (int i = 0; i < references; i++) {
            whole[i] = pass.reading()[i] + pass.looking()[i] + pass.judging()[i];
        }
        System.out.println("| step | mean | median | 99th percentile | slowest | allocated |");
        System.out.println("|---|---|---|---|---|---|");
        print("reading", pass.reading(), 0);
        print("looking", pass.looking(), 0);
        print("judging", pass.judging(), 0);
        print("all", whole, pass.bytes());
    }

    private static void print(String step, long[] nanos, long bytes) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        System.out.printf(
                Locale.ROOT,
                ROW,
                step,
                Arrays.stream(sorted).average().orElse(0) / 1e6,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6,
                sorted[sorted.length - 1] / 1e6,
                bytes / 1e3 / sorted.length);
    }

    private List<String> read() throws IOException {
        List<String> asked = new ArrayList<>();
        int line = 0;
        try (InputStream raw = Files.newInputStream(references);
                InputStream in = references.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                JsonNode query = JSON.readTree(text);
                if ((!core || query.path("core").asBoolean()) && line++ % every == 0) {
                    asked.add(query.path("ref").asText());
                }
            }
        }
        return asked;
    }
}
