package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.cli.demo.TemporaryFolder;
import preflight.lab.data.JsonLineReader;
import preflight.quality.QualityInput;
import preflight.quality.SourceIssue;
import preflight.quality.SourceQualityCheck;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.InvalidWorkException;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;
import preflight.work.lucene.LuceneWorkIndex;
import preflight.work.lucene.LuceneWorkStore;

/** Measures source quality on references whose works are labelled: what should be flagged is, and nothing else. */
@Command(
        name = "quality",
        mixinStandardHelpOptions = true,
        description = "Measures source quality on labelled references.")
public final class EvaluateQuality implements Callable<Integer> {
    /** What a label asks for. */
    private static final Map<String, String> CODES = Map.of(
            "retracted", "retracted_source",
            "expression_of_concern", "expression_of_concern",
            "preprint", "preprint_source",
            "preprint_with_published_version", "preprint_has_published_version");

    private static final String CONCERN = "expression_of_concern";

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
            description = "References with \"doi\", \"flags\" and \"kind\", JSON lines.")
    private List<Path> queries = List.of();

    @Option(
            names = "--low-citation-threshold",
            defaultValue = "3",
            description = "As the setting of that name (default: ${DEFAULT-VALUE}).")
    private int lowCitationThreshold = 3;

    /** Kinds of notice that the records themselves have, by DOI, as they stand there. */
    private final Map<String, Set<String>> recorded = new HashMap<>();

    private final ReferenceParser parser = new ReferenceParser();
    private final ReferenceMatcher matcher = new ReferenceMatcher();
    private final QualityFlagTable table = new QualityFlagTable();

    @Override
    public Integer call() throws IOException {
        try (TemporaryFolder folder = TemporaryFolder.create("preflight-evaluate-")) {
            measureIn(folder.path());
        }
        table.print(System.out);
        return 0;
    }

    private void measureIn(Path folder) throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (Path file : works) {
                System.err.printf("reading %s%n", file.getFileName());
                JsonLineReader.read(file, line -> importOne(line, store));
            }
            store.commit();
        }
        SourceQualityCheck check = new SourceQualityCheck(lowCitationThreshold, Clock.systemUTC());
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            System.err.printf("%d works%n", index.count());
            for (Path file : queries) {
                JsonLineReader.read(file, query -> measure(query, index, check));
            }
        }
    }

    private void importOne(JsonNode line, LuceneWorkStore store) throws IOException {
        try {
            store.put(CrossrefWorkReader.read(line));
        } catch (InvalidWorkException skipped) {
            System.err.printf("skipped: %s%n", skipped.getMessage());
            return;
        }
        for (JsonNode notice : line.path("updated-by")) {
            recorded.computeIfAbsent(key(line.path("DOI").asText()), doi -> new TreeSet<>())
                    .add(notice.path("type").asText());
        }
    }

    private void measure(JsonNode query, LuceneWorkIndex index, SourceQualityCheck check) {
        ReferenceLine line = new ReferenceLine(1, 1, query.path("ref").asText());
        var reference = parser.parse(line);
        ReferenceVerdict verdict = matcher.match(reference, ReferenceLookup.candidates(index.find(reference.query())));
        Work work = verdict.work();
        if (verdict.status() != Status.VERIFIED || work == null) {
            table.unverified(query.path("kind").asText());
            return;
        }
        QualityInput input = new QualityInput("", new Verification(List.of(verdict)), null);
        Set<String> found =
                check.examine(input).issues().stream().map(SourceIssue::code).collect(Collectors.toSet());
        String doi = work.ids().doi() == null ? "" : work.ids().doi().value();
        boolean rightWork =
                !query.hasNonNull("doi") || key(query.path("doi").asText()).equals(doi);
        table.count(query, expected(query, doi), found, rightWork);
    }

    /** What the label asks for; where the record speaks of a concern only, a work labelled retracted is one of concern. */
    private Set<String> expected(JsonNode query, String doi) {
        Set<String> notices = recorded.getOrDefault(doi, Set.of());
        Set<String> codes = new TreeSet<>();
        for (JsonNode flag : query.path("flags")) {
            String code = CODES.get(flag.asText());
            if (code == null) {
                throw new IllegalArgumentException("no such flag: " + flag.asText());
            }
            codes.add(code.equals("retracted_source") && notices.equals(Set.of(CONCERN)) ? CONCERN : code);
        }
        return codes;
    }

    private static String key(String doi) {
        return doi.toLowerCase(Locale.ROOT);
    }
}
