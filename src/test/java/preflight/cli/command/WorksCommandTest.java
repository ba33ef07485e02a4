package preflight.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import preflight.gateway.Settings;
import preflight.work.lucene.LuceneWorkStore;

class WorksCommandTest {
    private static final String TWO_WORKS = """
            {"DOI": "10.1000/1", "title": ["One"]}
            {"id": "https://openalex.org/W2", "display_name": "Two"}
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    @Test
    void importsAndCounts() throws IOException {
        assertThat(run("import", file("works.jsonl", TWO_WORKS), file("again.jsonl", TWO_WORKS)))
                .isEqualTo(0);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .startsWith("Imported 4 works, skipped 0 records, in ")
                .contains("The index has 2 works.")
                .contains("Merged the index in 0 s.");

        assertThat(run("count")).isEqualTo(0);
        assertThat(out.toString()).isEqualTo("2" + System.lineSeparator());
    }

    @Test
    void countsAnIndexThatIsNotThereYet() {
        assertThat(run("count")).isEqualTo(0);
        assertThat(out.toString()).isEqualTo("0" + System.lineSeparator());
    }

    @Test
    void reportsTheLinesItSkips() throws IOException {
        String bad = file("bad.jsonl", TWO_WORKS + "oops\n".repeat(30));

        assertThat(run("import", bad)).isEqualTo(0);
        assertThat(err.toString())
                .contains(bad + ":3: ", bad + ":22: ", "… and 10 more", "Imported 2 works, skipped 30 records")
                .doesNotContain(bad + ":23: ");
    }

    @Test
    void exitsOneWhenThereWasNoWorkInIt() throws IOException {
        assertThat(run("import", file("notes.txt", "Dear diary,\n"))).isEqualTo(1);
    }

    @Test
    void importsNothingWhenAFileIsMissing() throws IOException {
        String missing = folder.resolve("missing.jsonl").toString();

        assertThat(run("import", file("works.jsonl", TWO_WORKS), missing, folder.toString()))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains(missing + ": no such file", folder + ": is a directory", "Nothing was imported.");
        assertThat(folder.resolve("home")).doesNotExist();
    }

    @Test
    void exitsTwoWhenAFileEndsTooEarly() throws IOException {
        assertThat(run("import", file("cut.json", "{\"items\": [{\"DOI\": \"10.1000/1\"},")))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("cut.json: after item 1: ", "the records before it were imported", "Imported 1 works");
    }

    @Test
    void refusesWhileAnotherImportIsRunning() throws IOException {
        try (LuceneWorkStore other = new LuceneWorkStore(folder.resolve("home/index"))) {
            assertThat(run("import", file("works.jsonl", TWO_WORKS))).isEqualTo(2);
            assertThat(err.toString()).startsWith("Another import is running.");
            assertThat(other.count()).isZero();
        }
    }

    @Test
    void saysWhichSettingIsWrong() {
        CommandLine command =
                new CommandLine(new WorksCommand(() -> Settings.load(Map.of(), Map.of("preflight.port", "eighty"))));
        command.setErr(new PrintWriter(err));

        assertThat(command.execute("count")).isEqualTo(2);
        assertThat(err.toString()).contains("preflight.port");
    }

    @Test
    void exits64WhenAskedWrongly() {
        assertThat(run("import")).isEqualTo(64);
        assertThat(run()).isEqualTo(64);
        assertThat(run("cuont")).isEqualTo(64);
    }

    private int run(String... arguments) {
        CommandLine command = new CommandLine(new WorksCommand(() -> Settings.load(
                Map.of(), Map.of("preflight.home", folder.resolve("home").toString()))));
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(arguments);
    }

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }
}
