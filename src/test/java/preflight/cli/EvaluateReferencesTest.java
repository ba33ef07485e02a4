package preflight.cli;

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

class EvaluateReferencesTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void countsOutcomesByKindAndListsHardErrors() throws IOException {
        Path works = Files.writeString(folder.resolve("works.jsonl"), """
                {"DOI":"10.5555/tides","type":"journal-article","title":["Tidal currents in shallow estuaries"],\
                "author":[{"family":"Moreau","given":"Anne"}],"container-title":["Journal of Seas"],"volume":"12",\
                "page":"101-118","issued":{"date-parts":[[1987]]}}
                """);
        String line = "Moreau, A. (1987). Tidal currents in shallow estuaries. Journal of Seas, 12, 101–118.";
        Path queries = Files.writeString(folder.resolve("queries.jsonl"), """
                {"id":"a","ref":"%1$s","doi":"10.5555/tides","ok_verified":["10.5555/tides"],"kind":"positive","style":"apa"}
                {"id":"b","ref":"%1$s","doi":null,"ok_verified":[],"kind":"excluded","style":"apa"}
                {"id":"c","ref":"%1$s","doi":null,"ok_verified":[],"kind":"excluded","style":"apa","label_uncertain":"why"}
                """.formatted(line));
        Path outcomes = folder.resolve("outcomes.jsonl");
        String out = run(
                "--works",
                works.toString(),
                "--queries",
                queries.toString(),
                "--index",
                folder.resolve("index").toString(),
                "--json",
                outcomes.toString());
        assertThat(out).containsPattern("positive +1 +1\\.0000 +0\\.0000");
        assertThat(out).containsPattern("excluded +1 +0\\.0000 +1\\.0000");
        assertThat(out).contains("the title is right in 1.0000 of the 1 references");
        assertThat(out).contains("Hard errors (verified with a wrong work): 1").contains("b excluded");
        assertThat(Files.readAllLines(outcomes)).hasSize(2);
    }

    private static String run(String... arguments) {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            assertThat(new CommandLine(new EvaluateReferences()).execute(arguments))
                    .isZero();
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
