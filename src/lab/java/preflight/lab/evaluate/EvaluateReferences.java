package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import preflight.cli.demo.TemporaryFolder;
import preflight.lab.data.ExpectedTitles;
import preflight.lab.data.JsonLineReader;
import preflight.lab.data.LabelledWorks;
import preflight.reference.decide.Explanation;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.Work;
import preflight.work.lucene.LuceneWorkIndex;

/** Measures the reference verifier on labelled references against an index of given works. */
@Command(
        name = "references",
        mixinStandardHelpOptions = true,
        description = "Measures reference verification on labelled references.")
public final class EvaluateReferences implements Callable<Integer> {
    private static final int HELD_OUT_OF = 5;
    private static final List<String> PARTS = List.of("all", "development", "held-out");
    private static final int CANDIDATES_SHOWN = 3;
    private static final int WARM_UP = 2000;

    @Option(
            names = "--works",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "Works, Crossref JSON lines.")
    private List<Path> works = List.of();

    @Option(
            names = "--queries",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "Labelled references, JSON lines.")
    private List<Path> queries = List.of();

    @Option(
            names = "--index",
            paramLabel = "DIR",
            description = "Folder of the index; filled when empty (default: a temporary one).")
    private @Nullable Path index;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Where to write every outcome with its evidence, JSON lines; see evaluate verdicts compare.")
    private @Nullable Path json;

    @Option(
            names = "--part",
            defaultValue = "all",
            description = "all, development or held-out: a fifth of the works is held out (default: ${DEFAULT-VALUE}).")
    private String part = "all";

    @Option(names = "--core", description = "Only queries marked core.")
    private boolean core;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final LabelledWorks known = new LabelledWorks();
    private final ReferenceParser parser = new ReferenceParser();
    private final ReferenceMatcher matcher = new ReferenceMatcher();
    private final OutcomeTable table = new OutcomeTable();
    private final ExpectedTitles trueTitles = new ExpectedTitles();
    private final ParsedTitleTable titles = new ParsedTitleTable();
    private final List<String> hardErrors = new ArrayList<>();
    private final ThreadMXBean cpu = ManagementFactory.getThreadMXBean();
    private long nanos;
    private long cpuNanos;
    private long slowest;
    private int measured;

    @Override
    public Integer call() throws IOException {
        if (!PARTS.contains(part)) {
            throw new ParameterException(spec.commandLine(), "--part is one of " + String.join(", ", PARTS));
        }
        if (index != null) {
            return measureIn(index);
        }
        try (TemporaryFolder folder = TemporaryFolder.create("preflight-evaluate-")) {
            return measureIn(folder.path().resolve("index"));
        }
    }

    private int measureIn(Path folder) throws IOException {
        known.importInto(folder, works);
        try (LuceneWorkIndex works = new LuceneWorkIndex(folder);
                PrintWriter out = new PrintWriter(json == null ? Writer.nullWriter() : Files.newBufferedWriter(json))) {
            System.err.printf("%d works%n", works.count());
            for (Path file : queries) {
                JsonLineReader.read(file, trueTitles::addQuotation);
            }
            for (Path file : queries) {
                JsonLineReader.read(file, query -> measure(query, works, out));
            }
        }
        System.out.printf("Part: %s%n", part.equals("development") ? "development set" : part);
        table.print(System.out);
        titles.print(System.out);
        System.out.printf(
                "%n%d references, %.3f ms each on one thread (%.3f ms of processor time), slowest %.1f ms%n",
                measured, nanos / 1e6 / Math.max(1, measured), cpuNanos / 1e6 / Math.max(1, measured), slowest / 1e6);
        System.out.printf("%nHard errors (verified with a wrong work): %d%n", hardErrors.size());
        hardErrors.forEach(System.out::println);
        return 0;
    }

    private void measure(JsonNode query, LuceneWorkIndex works, PrintWriter out) {
        boolean scored = !isFlagged(query, "label_uncertain")
                && !isFlagged(query, "index_twin")
                && !isFlagged(query, "uncheckable_from_index");
        if (!scored || !isInPart(query) || (core && !query.path("core").asBoolean())) {
            return;
        }
        String text = query.path("ref").asText();
        long cpuBefore = cpu.getCurrentThreadCpuTime();
        long before = System.nanoTime();
        ParsedReference reference = parser.parse(new ReferenceLine(1, 1, text));
        Explanation explanation = matcher.explain(reference, ReferenceLookup.candidates(works.find(reference.query())));
        long took = System.nanoTime() - before;
        cpuNanos += cpu.getCurrentThreadCpuTime() - cpuBefore;
        nanos += took;
        // The first references warm up the JVM.
        slowest = measured++ > WARM_UP ? Math.max(slowest, took) : 0;
        Boolean titleRight = ParsedTitleTable.isRight(reference, trueTitles.titleOf(query, works));
        if (titleRight != null) {
            titles.count(query, explanation.verdict().status(), titleRight);
        }
        record(query, reference, explanation, titleRight, out);
    }

    /** A flag is true, or a text with its reason. */
    private static boolean isFlagged(JsonNode query, String flag) {
        JsonNode value = query.path(flag);
        return value.isTextual() ? !value.asText().isEmpty() : value.asBoolean();
    }

    private void record(
            JsonNode query,
            ParsedReference reference,
            Explanation explanation,
            @Nullable Boolean titleRight,
            PrintWriter out) {
        Set<String> right = new HashSet<>();
        query.path("ok_verified").forEach(id -> right.add(id.asText()));
        if (query.hasNonNull("doi")) {
            right.add(query.get("doi").asText());
        }
        Work found = explanation.verdict().work();
        boolean isRight = found != null && known.namesOf(found).stream().anyMatch(right::contains);
        Status status = explanation.verdict().status();
        table.count(query, status, isRight);
        String why = explanation.lines(CANDIDATES_SHOWN);
        if (status == Status.VERIFIED && !isRight) {
            hardErrors.add("%s %s %s%n   %s%n   %s"
                    .formatted(
                            query.path("id").asText(),
                            query.path("kind").asText(),
                            right,
                            reference.text(),
                            why.lines().findFirst().orElse("")));
        }
        if (json != null) {
            out.println(OutcomeLine.of(query, reference, explanation, right, isRight, titleRight, why));
        }
    }

    /** A fifth of the works is held out; all references to a work are in the same part. */
    private boolean isInPart(JsonNode query) {
        String work = query.path("doi")
                .asText(query.path("true_doi")
                        .asText(query.at("/near/0").asText(query.path("ref").asText())));
        boolean heldOut = Math.floorMod(work.hashCode(), HELD_OUT_OF) == 0;
        return part.equals("all") || part.equals("held-out") == heldOut;
    }
}
