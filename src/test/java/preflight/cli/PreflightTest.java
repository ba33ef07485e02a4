package preflight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class PreflightTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @ParameterizedTest
    @ValueSource(strings = {"evaluate references --data x.jsonl", "model train --help"})
    void saysThatTrainingAndMeasuringNeedASourceCheckout(String line) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(err.toString())
                .contains("runs from a source checkout: ./preflight " + line)
                .contains("JDK 25 and Maven");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void listsOnlyTheCommandsOfTheProduct() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("serve", "check", "works").doesNotContain("evaluate", "  model");
    }

    @Test
    void explainsTheUsageOfAnUnknownCommand() {
        assertThat(run("unknown")).isEqualTo(64);
        assertThat(err.toString()).contains("Usage:");
    }

    private int run(String... arguments) {
        CommandLine commandLine =
                Preflight.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return commandLine.execute(arguments);
    }
}
