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
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;

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
        assertThat(out).containsPattern("to works in the index +1 +1\\.0000");
        assertThat(out).contains("Hard errors (verified with a wrong work): 1").contains("b excluded");
        assertThat(Files.readAllLines(outcomes)).hasSize(2);
    }

    @Test
    void countsTheTitlesReadOfWorksOutsideTheIndexByWhatTwoReferencesToThemQuote() throws IOException {
        Path works = Files.writeString(folder.resolve("works.jsonl"), """
                {"DOI":"10.5555/tides","type":"journal-article","title":["Tidal currents in shallow estuaries"],\
                "author":[{"family":"Moreau","given":"Anne"}],"issued":{"date-parts":[[1987]]}}
                """);
        Path queries = Files.writeString(folder.resolve("queries.jsonl"), """
                {"id":"a","style":"apa","ref":"Berg, O. (1981). Winter light on fjords. Journal of Ice, 4, 1–9.","true_doi":"10.5555/x"}
                {"id":"b","style":"mla","ref":"Berg, Olav. “Winter Light on Fjords.” Journal of Ice 4 (1981): 1–9.","true_doi":"10.5555/x"}
                {"id":"c","style":"ieee","ref":"O. Berg, “Winter light on fjords,” Journal of Ice, vol. 4, pp. 1–9, 1981.","true_doi":"10.5555/x"}
                {"id":"d","style":"mla","ref":"Lund, Ida. “Snow.” Journal of Ice 5 (1982): 3–8.","true_doi":"10.5555/y"}
                {"id":"e","style":"acs","ref":"Berg, O. Journal of Ice 1981, 4, 1–9.","true_doi":"10.5555/x"}
                {"id":"f","style":"apa","ref":"Winter light on fjords, 10.5555/tides","true_doi":"10.5555/x"}
                """.replace(
                        "\"ref\"", "\"kind\":\"excluded\",\"ok_verified\":[],\"doi\":null,\"ref\""));
        Path outcomes = folder.resolve("outcomes.jsonl");
        String out = run("--works", works.toString(), "--queries", queries.toString(), "--json", outcomes.toString());
        assertThat(out).containsPattern("to others, answered off_index +3 +1\\.0000");
        assertThat(out).containsPattern("off_index / apa +1 +1\\.0000");
        assertThat(Files.readAllLines(outcomes))
                .anyMatch(line -> line.contains("\"id\":\"a\"") && line.contains("\"titleRight\":true"))
                .anyMatch(line -> line.contains("\"id\":\"d\"") && line.contains("\"titleRight\":null"))
                .anyMatch(line -> line.contains("\"id\":\"e\"") && line.contains("\"titleRight\":null"));
    }

    @Test
    void aTitleIsRightOnlyWhenItIsReadWhole() {
        String line = "Berg, O. (1981). Winter light on fjords. Journal of Ice, 4, 1–9.";
        ParsedReference reference = new ReferenceParser().parse(new ReferenceLine(1, 1, line));
        assertThat(ParsedTitleTable.isRight(reference, "winter light on fjords"))
                .isTrue();
        assertThat(ParsedTitleTable.isRight(reference, "light on fjords")).isFalse();
        assertThat(ParsedTitleTable.isRight(reference, "summer light on fjords"))
                .isNull();
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
