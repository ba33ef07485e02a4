package preflight.work.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.Work;

class WorkImportTest {
    private static final String CROSSREF =
            "{\"DOI\": \"10.1000/%d\", \"title\": [\"Work %<d\"], \"reference\": [{\"key\": \"x\"}]}";
    private static final String OPENALEX = """
            {"id": "https://openalex.org/W%d", "display_name": "Work %<d", "abstract_inverted_index": {"a": [1]}}""";

    private final InMemoryWorkStore store = new InMemoryWorkStore();
    private final Counted progress = new Counted();

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{A}\n{B}\n",
                "{A}\r\n\r\n  \r\n{B}",
                "\uFEFF{A}\n{B}",
                "{\"items\":[{A},{B}]}",
                "{ \"items\" : [\n{A},\n{B}\n]\n}\n",
                "{\"status\":\"ok\",\"message-type\":\"work-list\",\"message\":{\"facets\":{},\"items\":[{A},{B}]}}",
                "{\"status\":\"ok\",\"message\":{A}}\n{\"status\":\"ok\",\"message\":{B}}",
                "{\"meta\":{\"count\":2},\"results\":[{A},{B}]}",
                "[{A},{B}]",
                "{\n\"URL\":\"https://doi.org/10.1000/1\",\"DOI\":\"10.1000/1\"\n}\n{\n\"DOI\":\"10.1000/2\"\n}"
            })
    void readsEveryFormThatWorksComeIn(String form) throws Exception {
        String text = form.replace("{A}", CROSSREF.formatted(1)).replace("{B}", CROSSREF.formatted(2));

        ImportReport report = importFrom(file("works", text.getBytes(StandardCharsets.UTF_8)));

        assertThat(report).isEqualTo(new ImportReport(2, 0, 0, List.of(), List.of()));
        assertThat(store.works).containsOnlyKeys("https://doi.org/10.1000/1", "https://doi.org/10.1000/2");
    }

    @Test
    void tellsCrossrefFromOpenAlexRecordByRecordAndUnpacksWhatIsPacked() throws Exception {
        byte[] mixed = (CROSSREF.formatted(1) + "\n" + OPENALEX.formatted(2)).getBytes(StandardCharsets.UTF_8);

        importFrom(file("packed-without-saying-so.jsonl", gzip(mixed)));

        assertThat(store.works).containsOnlyKeys("https://doi.org/10.1000/1", "https://openalex.org/W2");
        assertThat(store.works.values()).extracting(Work::title).containsExactly("Work 1", "Work 2");
    }

    @Test
    void skipsBadLinesAndReportsTheFirstOfThem() throws Exception {
        Path good = file("good.jsonl", CROSSREF.formatted(1).getBytes(StandardCharsets.UTF_8));
        String lines = CROSSREF.formatted(2) + "\n{\"DOI\": \n\n{\"DOI\":\"10.1/x\"}\nnull\n" + CROSSREF.formatted(3)
                + CROSSREF.formatted(4) + "\n" + CROSSREF.formatted(5) + "\n" + "{}\n".repeat(30);
        Path bad = file("bad.jsonl", lines.getBytes(StandardCharsets.UTF_8));

        ImportReport report = importFrom(good, bad);

        assertThat(report.imported()).isEqualTo(3);
        assertThat(report.skipped()).isEqualTo(34);
        assertThat(report.problems()).hasSize(WorkImport.MAX_PROBLEMS);
        assertThat(report.problems().subList(0, 5))
                .extracting(problem ->
                        problem.toString().substring(folder.toString().length() + 1))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("bad.jsonl:2: malformed JSON: "),
                        second -> assertThat(second).isEqualTo("bad.jsonl:4: neither a DOI nor a title"),
                        third -> assertThat(third).isEqualTo("bad.jsonl:5: not a JSON object"),
                        fourth -> assertThat(fourth).isEqualTo("bad.jsonl:6: more than one JSON value"),
                        fifth -> assertThat(fifth).isEqualTo("bad.jsonl:8: neither a DOI nor a title"));
        assertThat(store.works).hasSize(3);
    }

    @Test
    void numbersTheLinesOfLargeFilesRight() throws Exception {
        String many = lines(20_000);
        Path file = file("many.jsonl", (many + "oops\n" + CROSSREF.formatted(20_000)).getBytes(StandardCharsets.UTF_8));

        ImportReport report = importFrom(file);

        assertThat(report.imported()).isEqualTo(20_001);
        assertThat(report.problems())
                .extracting(ImportReport.ImportProblem::number)
                .containsExactly(20_001L);
        assertThat(progress.works).hasValue(20_001);
        assertThat(progress.bytes).hasValue(Files.size(file));
    }

    @Test
    void readsALineLongerThanItsBuffer() throws Exception {
        String filler = "x".repeat(700_000);
        String text = "{\"abstract\": \"" + filler + "\", \"DOI\": \"10.1000/1\"}\n{\"DOI\": \"10.1000/2\"}";

        assertThat(importFrom(file("long.jsonl", text.getBytes(StandardCharsets.UTF_8)))
                        .imported())
                .isEqualTo(2);
    }

    @Test
    void keepsWhatStandsBeforeDamageAndSaysSo() throws Exception {
        byte[] packed = gzip(lines(20_000).getBytes(StandardCharsets.UTF_8));
        Path cut = file("cut.jsonl.gz", Arrays.copyOf(packed, packed.length / 2));
        Path broken =
                file("broken.json", "{\"items\":[{\"DOI\":\"10.2000/1\"},{\"DOI\":".getBytes(StandardCharsets.UTF_8));
        Path whole = file("whole.jsonl", "{\"DOI\":\"10.3000/1\"}".getBytes(StandardCharsets.UTF_8));

        ImportReport report = importFrom(cut, broken, whole);

        assertThat(report.damaged()).extracting(ImportReport.DamagedFile::file).containsExactly(cut, broken);
        assertThat(report.damaged().getFirst().reason()).isEqualTo("ends too early");
        assertThat(report.damaged().getLast().reason()).startsWith("after item 1: malformed JSON");
        assertThat(store.works)
                .containsKeys("https://doi.org/10.1000/0", "https://doi.org/10.2000/1", "https://doi.org/10.3000/1");
    }

    @Test
    void mayBeRepeated() throws Exception {
        Path file = file("works.jsonl", lines(1000).getBytes(StandardCharsets.UTF_8));

        importFrom(file);
        importFrom(file);

        assertThat(store.count()).isEqualTo(1000);
    }

    @ParameterizedTest
    @ValueSource(classes = {IOException.class, IllegalStateException.class, OutOfMemoryError.class})
    void stopsWhenTheStoreFails(Class<? extends Throwable> failure) throws Exception {
        Path file = file("works.jsonl", lines(20_000).getBytes(StandardCharsets.UTF_8));
        Throwable full = failure.getConstructor(String.class).newInstance("No space left");
        InMemoryWorkStore failing = new InMemoryWorkStore() {
            @Override
            public void put(Work work) throws IOException {
                switch (full) {
                    case IOException io -> throw io;
                    case RuntimeException unexpected -> throw unexpected;
                    default -> throw (Error) full;
                }
            }
        };

        assertThatThrownBy(() -> new WorkImport(List.of(file), failing, new NoticeRegister(), 2, progress).run())
                .isSameAs(full);
    }

    private ImportReport importFrom(Path... files) throws Exception {
        return new WorkImport(List.of(files), store, new NoticeRegister(), 2, progress).run();
    }

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    private static String lines(int count) {
        return IntStream.range(0, count).mapToObj(CROSSREF::formatted).collect(Collectors.joining("\n", "", "\n"));
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static final class Counted implements WorkImport.Progress {
        final AtomicLong bytes = new AtomicLong();
        final AtomicLong works = new AtomicLong();

        @Override
        public void read(long count) {
            bytes.addAndGet(count);
        }

        @Override
        public void put(long count) {
            works.addAndGet(count);
        }
    }
}
