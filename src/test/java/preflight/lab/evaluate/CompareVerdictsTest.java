package preflight.lab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class CompareVerdictsTest {
    private static final String VERIFIED =
            "{\"id\":\"a\",\"status\":\"VERIFIED\",\"basis\":\"TITLE_EXACT\",\"work\":\"urn:1\",\"why\":\"%s\"}\n";
    private static final String OFF_INDEX =
            "{\"id\":\"b\",\"status\":\"OFF_INDEX\",\"basis\":\"PARSED\",\"work\":null}\n";

    @TempDir
    private Path folder = Path.of("");

    private final StringWriter out = new StringWriter();

    @Test
    void findsTheSameVerdictsIdenticalWhateverTheirExplanation() throws IOException {
        assertThat(compare(VERIFIED.formatted("old") + OFF_INDEX, OFF_INDEX + VERIFIED.formatted("new")))
                .isZero();
        assertThat(out.toString()).contains("2 queries in BEFORE, 2 in AFTER, 2 in both", "0 different");
    }

    @Test
    void listsEveryDifferenceOfStatusBasisOrWork() throws IOException {
        String other = "{\"id\":\"b\",\"status\":\"UNCERTAIN\",\"basis\":\"TITLE_PARTIAL\",\"work\":\"urn:2\"}\n";

        assertThat(compare(
                        VERIFIED.formatted("") + OFF_INDEX,
                        VERIFIED.formatted("").replace("TITLE_EXACT", "TITLE_STRONG") + other))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("2 different", "OFF_INDEX -> UNCERTAIN: 1", "VERIFIED -> VERIFIED: 1")
                .contains("a: VERIFIED TITLE_EXACT urn:1 -> VERIFIED TITLE_STRONG urn:1")
                .contains("b: OFF_INDEX PARSED - -> UNCERTAIN TITLE_PARTIAL urn:2");

        assertThat(compare(VERIFIED.formatted(""), VERIFIED.formatted("").replace("urn:1", "urn:2")))
                .isEqualTo(1);
    }

    @Test
    void countsAQueryThatOneFileLacksAsDifferent() throws IOException {
        assertThat(compare(VERIFIED.formatted(""), OFF_INDEX)).isEqualTo(1);
        assertThat(out.toString())
                .contains("1 queries in BEFORE, 1 in AFTER, 0 in both", "2 different")
                .contains("a: VERIFIED TITLE_EXACT urn:1 -> missing", "b: missing -> OFF_INDEX PARSED -");
    }

    @Test
    void refusesAFileThatHasAQueryTwice() throws IOException {
        assertThat(compare(OFF_INDEX + OFF_INDEX, OFF_INDEX)).isNotZero();
        assertThat(out.toString()).doesNotContain("different");
    }

    private int compare(String before, String after) throws IOException {
        Path first = Files.writeString(folder.resolve("before.jsonl"), before);
        Path second = Files.writeString(folder.resolve("after.jsonl"), after);
        return new CommandLine(new EvaluateVerdicts())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(new StringWriter()))
                .execute("compare", first.toString(), second.toString());
    }
}
