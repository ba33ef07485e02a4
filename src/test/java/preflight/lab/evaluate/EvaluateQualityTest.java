package preflight.lab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class EvaluateQualityTest {
    private static final String WORK = """
            {"DOI":"10.5555/%s","type":"journal-article","title":["%s"],"author":[{"family":"Moreau","given":"Anne"}],\
            "container-title":["Journal of Seas"],"issued":{"date-parts":[[1987]]}%s}
            """;
    private static final String QUERY = """
            {"ref":"Moreau, A. (1987). %s. Journal of Seas.","doi":"10.5555/%s","flags":[%s],"kind":"%s"}
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void countsWhatWasFoundMissedAndFalselyFlagged() throws IOException {
        Path works = Files.writeString(
                folder.resolve("works.jsonl"),
                WORK.formatted(
                                "Tides",
                                "Tidal currents in shallow estuaries",
                                ",\"updated-by\":[{\"type\":\"retraction\"}]")
                        + WORK.formatted(
                                "waves",
                                "Standing waves of northern harbours",
                                ",\"updated-by\":[{\"type\":\"expression_of_concern\"}]")
                        + WORK.formatted("sands", "Moving sands of the western coast", "")
                        + WORK.formatted(
                                "ice", "Drifting ice in polar summers", ",\"updated-by\":[{\"type\":\"erratum\"}]"));
        Path queries = Files.writeString(
                folder.resolve("queries.jsonl"),
                QUERY.formatted("Tidal currents in shallow estuaries", "tides", "\"retracted\"", "labelled")
                        + QUERY.formatted("Standing waves of northern harbours", "waves", "\"retracted\"", "labelled")
                        + QUERY.formatted("Moving sands of the western coast", "sands", "\"retracted\"", "labelled")
                        + QUERY.formatted("Tidal currents in shallow estuaries", "tides", "", "clean")
                        + QUERY.formatted("Drifting ice in polar summers", "other", "", "clean")
                        + QUERY.formatted("Wholly other things seen by nobody", "none", "", "clean"));

        String out = run("--works", works.toString(), "--queries", queries.toString());

        assertThat(out).containsPattern("labelled +3 +3 +0 +3 +2 +0\\.6667 +0\n");
        assertThat(out).containsPattern("clean +3 +2 +1 +0 +0 +- +1\n");
        assertThat(out).containsPattern("retracted_source +2 +1 +0\\.5000 +1\n");
        assertThat(out).containsPattern("expression_of_concern +1 +1 +1\\.0000 +0\n");
        assertThat(out).containsPattern("corrected_source +not labelled +1\n");
        assertThat(out).contains("missed retracted_source: Moreau, A. (1987). Moving sands", "false retracted_source:");
    }

    private static String run(String... arguments) {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            assertThat(new CommandLine(new EvaluateQuality()).execute(arguments))
                    .isZero();
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
